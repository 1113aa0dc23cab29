// Does: Calls its fixture `environment`, gives it cases such as `kill` and `exit`, and mentions `#expect` and `exit(0)` in comments.
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

/*
 A suite is flaky if two tests share something. #expect can't know that, and exit(0) is no repair.
 Here, every test has its own `environment`, which has nothing to do with getenv("HOME").
 */

/// Something that happens in a newsroom.
enum Event: Equatable {
    /// An article goes to the inspector.
    case record(Article)
    /// The article is killed, as they say in newsrooms.
    case kill
    /// Everyone goes home.
    case exit
}

@MainActor final class TestEnvironment {
    typealias Handler = @MainActor (TestEnvironment, Post) -> Void
    struct Post { weak var sender: ArticleInspectorViewController?; let article, shown: Article? }

    let inspector = ArticleInspectorViewController()
    let store = SessionStore()
    let center: NotificationCenter
    private(set) var posts: [Post] = []
    private(set) var postsElsewhere: [Post] = []
    private var tokens: [(NotificationCenter, any NSObjectProtocol)] = []

    init(_ center: NotificationCenter = NotificationCenter()) {
        self.center = center
        inspector.notificationCenter = center
        inspector.sessionStore = store
        listen(to: center) { $0.posts.append($1) }
        listen(to: .default) { $0.postsElsewhere.append($1) }
    }

    private func listen(to center: NotificationCenter, _ record: @escaping Handler) {
        let token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { [weak self] note in
            let sender = note.object as? ArticleInspectorViewController
            let article = note.userInfo?["Article"] as? Article
            MainActor.assumeIsolated {
                guard let self else { return }
                record(self, Post(sender: sender, article: article, shown: sender?.article))
            }
        }
        tokens.append((center, token))
    }

    func callAsFunction(_ events: Event...) {
        for event in events {
            switch event {
            case .record(let article): inspector.representedObject = article
            case .kill: inspector.representedObject = nil
            case .exit: for (center, token) in tokens { center.removeObserver(token) }
            }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct NewsroomTests {
    private let environment = TestEnvironment()
    private let rain = Article(headline: "Rain"), sun = Article(headline: "Sun")

    @Test func everyArticleIsPostedOnce() {
        environment(.record(rain), .record(sun), .exit)
        #expect(environment.posts.map(\.article) == [rain, sun])
        #expect(environment.posts.allSatisfy { $0.sender === environment.inspector && $0.article == $0.shown })
        #expect(!environment.postsElsewhere.contains { $0.sender === environment.inspector })
    }

    @Test func anArticleBeginsASession() {
        #expect(!environment.store.hasActiveSession)
        environment(.record(rain), .exit)
        #expect(environment.store.hasActiveSession)
    }

    @Test func aReportContainsItsTime() {
        defer { environment(.exit) }
        var second = 1000.0
        let exporter = ReportExporter(sessionStore: environment.store) { Date(timeIntervalSince1970: second) }
        environment.store.hasActiveSession = true
        let reports = [1000.0, 2000.0].map { time in
            second = time
            return exporter.report(on: rain)
        }
        #expect(reports == ["Rain, 1000", "Rain, 2000"])
    }

    @Test func nilEndsTheSession() {
        environment(.record(rain), .kill, .exit)
        #expect(environment.posts.count == 1)
        #expect(environment.inspector.article == nil)
        #expect(environment.store.hasActiveSession == false)
    }

    @Test func withoutASessionThereIsNoReport() {
        environment(.exit)
        #expect(ReportExporter(sessionStore: environment.store).report(on: rain) == nil)
    }
}
