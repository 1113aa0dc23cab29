// Exercise 7.4: Repair the flaky suite
//
// The five tests in this file pass if they run in this order, in an app where nothing else happens. The code
// that they test is in the folder `Subject`. It's correct, and tests can already pass in what it needs: an
// inspector has the properties `notificationCenter` and `sessionStore`, and the initializer of an exporter
// takes `sessionStore:` and `now:`. Repair the tests so that:
//
// 1. Each test passes when it runs alone.
// 2. All of them pass, 200 times in a row, in an app where other code can use `NotificationCenter.default`
//    and `SessionStore.shared` at any time. If an inspector uses the default center, that code might even post
//    with this inspector as the sender.
// 3. They pass in any order, and when they run at the same time, as they do with `swift test`.
// 4. They still catch every bug that they catch now, so at least one test fails if one of these promises is
//    broken:
//    a. For each article that is set, the inspector posts `.inspectedArticleDidChange` exactly once, on its
//       own center and on no other center, not even `NotificationCenter.default`. The sender is the
//       inspector, the article is under the key "Article" in `userInfo`, and the inspector's `article` is
//       already the new article.
//    b. Setting an article begins a session in the store of the inspector.
//    c. Setting nil sets `article` to nil, ends the session, and doesn't post `.inspectedArticleDidChange`.
//    d. A report contains the time at which it was written. Without a session, there is no report.
// 5. No test is disabled, and no failure is marked as a known issue. Each test checks something that the code
//    does, so it fails if the code breaks all of these promises at once. A crash doesn't count as catching a
//    bug.
//
// The inspector may post other notifications under other names, and `userInfo` may contain more than the
// article.

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

    @Test func everyArticleIsPostedOnce() {
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        inspector.representedObject = rain
        inspector.representedObject = sun
        #expect(recorder.posts.map(\.article) == [rain, sun])
        #expect(recorder.posts.allSatisfy { $0.sender === inspector })
        #expect(recorder.posts.allSatisfy { $0.articleOfSender == $0.article })
    }

    @Test func anArticleBeginsASession() {
        inspector.representedObject = rain
        #expect(SessionStore.shared.hasActiveSession)
    }

    @Test func aReportContainsItsTime() {
        var seconds = 1000.0
        let exporter = ReportExporter(now: { Date(timeIntervalSince1970: seconds) })
        let early = exporter.report(on: rain)
        seconds = 2000
        let late = exporter.report(on: rain)
        #expect([early, late] == ["Rain, 1000", "Rain, 2000"])
    }

    @Test func nilEndsTheSession() {
        let recorder = Recorder(.default)
        defer { recorder.stop() }
        inspector.representedObject = rain
        inspector.representedObject = nil
        #expect(recorder.posts.count == 1)
        #expect(inspector.article == nil)
        #expect(!SessionStore.shared.hasActiveSession)
    }

    @Test func withoutASessionThereIsNoReport() {
        #expect(ReportExporter().report(on: rain) == nil)
    }
}
