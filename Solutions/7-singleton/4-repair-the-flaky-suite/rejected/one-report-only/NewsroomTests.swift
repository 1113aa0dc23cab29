import Foundation
import Testing

@testable import NewsroomKit

/// A recorded notification: its sender, its article, and the sender's article at that moment.
struct Post {
    let sender: ArticleInspectorViewController?
    let article: Article?
    let articleOfSender: Article?
}

/// Records notifications about inspected articles on one center.
@MainActor final class Recorder {
    private(set) var posts: [Post] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            let sender = notification.object as? ArticleInspectorViewController
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated {
                self?.posts.append(Post(sender: sender, article: article, articleOfSender: sender?.article))
            }
        }
    }

    /// Stops listening, which is necessary if the center outlives the test.
    func stop() {
        if let token { center.removeObserver(token) }
    }
}

@MainActor @Suite struct NewsroomTests {
    let rain = Article(headline: "Rain")
    let sun = Article(headline: "Sun")
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()
    let store = SessionStore()

    init() {
        inspector.notificationCenter = center
        inspector.sessionStore = store
    }

    @Test func everyArticleIsPostedOnce() {
        let recorder = Recorder(center)
        let elsewhere = Recorder(.default)
        defer { elsewhere.stop() }
        inspector.representedObject = rain
        inspector.representedObject = sun
        #expect(recorder.posts.map(\.article) == [rain, sun])
        #expect(recorder.posts.allSatisfy { $0.sender === inspector })
        #expect(recorder.posts.allSatisfy { $0.articleOfSender == $0.article })
        #expect(!elsewhere.posts.contains { $0.sender === inspector })
    }

    @Test func anArticleBeginsASession() {
        inspector.representedObject = rain
        #expect(store.hasActiveSession)
    }

    @Test func aReportContainsItsTime() {
        let seconds = 1000.0
        let exporter = ReportExporter(sessionStore: store, now: { Date(timeIntervalSince1970: seconds) })
        store.hasActiveSession = true
        let early = exporter.report(on: rain)
        #expect(early == "Rain, 1000")
    }

    @Test func nilEndsTheSession() {
        let recorder = Recorder(center)
        inspector.representedObject = rain
        inspector.representedObject = nil
        #expect(recorder.posts.count == 1)
        #expect(inspector.article == nil)
        #expect(!store.hasActiveSession)
    }

    @Test func withoutASessionThereIsNoReport() {
        #expect(ReportExporter(sessionStore: store).report(on: rain) == nil)
    }
}
