// Exercise 7.4: Repair the flaky suite
//
// The five tests below are green when they run in this order, in an app where nothing else happens. The code
// that they test, in the folder `Subject`, is right, and already takes what it needs: an inspector has
// `notificationCenter` and `sessionStore`, an exporter takes `sessionStore:` and `now:`. Repair the tests:
//
// 1. Each test passes when it runs alone.
// 2. All of them pass, 200 times in a row, in an app where other code uses `NotificationCenter.default` and
//    `SessionStore.shared` whenever it likes, even in the name of an inspector that uses them, too.
// 3. They pass in any order, and while the others run at the same time, as `swift test` runs them.
// 4. They still catch every bug that they catch now: each of these promises, if it were broken.
//    a. Each article that is set is posted exactly once, on the center of the inspector and on no other one,
//       `NotificationCenter.default` included. The sender is the inspector, the article lies under "Article",
//       and `article` is the new one already.
//    b. Setting an article begins a session in the store of the inspector.
//    c. Setting nil makes `article` nil, ends the session, and posts nothing under that name.
//    d. A report bears the time at which it is written. Without a session, there is none.
// 5. No test is switched off, none may fail now and then, and none passes whatever the code does. A crash
//    does not count as catching a bug: a test should fail, not stop.
//
// Under other names the inspector may post what it likes, and `userInfo` may hold more than the article.

import Foundation
import Testing

@testable import NewsroomKit

/// What was heard of one notification: who sent it, with which article, and which one the sender had then.
struct Post {
    let sender: ArticleInspectorViewController?
    let article: Article?
    let articleOfSender: Article?
}

/// Writes down what it hears of inspected articles on one center.
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

    /// Stops listening, for a center that lives on after the test.
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

    @Test func aReportBearsItsTime() {
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
