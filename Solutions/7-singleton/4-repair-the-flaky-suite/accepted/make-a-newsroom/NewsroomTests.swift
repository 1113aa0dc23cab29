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

/// A newsroom that no other test can access.
@MainActor struct Newsroom {
    let center = NotificationCenter()
    let store = SessionStore()
    let inspector = ArticleInspectorViewController()
    let recorder: Recorder

    init() {
        recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.sessionStore = store
    }

    func makeExporter(_ now: @escaping () -> Date) -> ReportExporter {
        ReportExporter(sessionStore: store, now: now)
    }
}

@MainActor @Suite("A newsroom") struct NewsroomTests {
    let rain = Article(headline: "Rain")
    let sun = Article(headline: "Sun")

    @Test("posts every article once") func everyArticleIsPostedOnce() {
        let room = Newsroom()
        room.inspector.representedObject = rain
        room.inspector.representedObject = sun
        #expect(room.recorder.posts.map(\.article) == [rain, sun])
        #expect(room.recorder.posts.allSatisfy { $0.sender === room.inspector })
        #expect(room.recorder.posts.allSatisfy { $0.articleOfSender == $0.article })
    }

    @Test("posts on no other center", arguments: [NotificationCenter.default, NotificationCenter()])
    func onItsCenterOnly(other: NotificationCenter) {
        let room = Newsroom()
        let elsewhere = Recorder(other)
        defer { elsewhere.stop() }
        room.inspector.representedObject = rain
        #expect(elsewhere.posts.filter { $0.sender === room.inspector }.isEmpty)
    }

    @Test("begins a session with an article") func anArticleBeginsASession() {
        let room = Newsroom()
        #expect(!room.store.hasActiveSession)
        room.inspector.representedObject = rain
        #expect(room.store.hasActiveSession)
    }

    @Test("dates its reports") func aReportContainsItsTime() {
        let room = Newsroom()
        var seconds = 1000.0
        let exporter = room.makeExporter { Date(timeIntervalSince1970: seconds) }
        room.inspector.representedObject = rain
        let early = exporter.report(on: rain)
        seconds = 2000
        let late = exporter.report(on: rain)
        #expect([early, late] == ["Rain, 1000", "Rain, 2000"])
    }

    @Test("ends with nil") func nilEndsTheSession() {
        let room = Newsroom()
        room.inspector.representedObject = rain
        room.inspector.representedObject = nil
        #expect(room.recorder.posts.count == 1)
        #expect(room.inspector.article == nil)
        #expect(!room.store.hasActiveSession)
    }

    @Test("writes no report without a session") func withoutASessionThereIsNoReport() {
        #expect(Newsroom().makeExporter(Date.init).report(on: rain) == nil)
    }
}
