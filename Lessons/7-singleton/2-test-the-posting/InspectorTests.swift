// Exercise 7.2: Test the posting
//
// The folder `Subject` holds the module InspectorKit: `ArticleInspectorViewController`, `Article` and the
// notification's name. Write the tests of the inspector below: as many as you like, named as you like. The
// inspector promises:
//
// 1. Each time its `representedObject` is set to an article, the same one again included, it posts
//    `.inspectedArticleDidChange` exactly once.
// 2. Of such a notification, the sender (`object`) is the inspector, and what lies under "Article" in
//    `userInfo` is the very article that was set.
// 3. `article` is that article as well, and already is when the notification is heard.
// 4. A `representedObject` that is nil makes `article` nil, and posts no such notification.
// 5. The notification goes to the center in the inspector's own `notificationCenter` and to no other one:
//    neither to `NotificationCenter.default` nor to the center of another inspector.
//
// Under other names the inspector may post what it likes, and `userInfo` may hold more than the article.
//
// Every test makes a center of its own, so the tests pass in any order, and while the others run. On the
// default one, other code of the app posts this notification whenever it likes. In the name of an inspector
// that uses the default center, it does so, too. That a new inspector uses the default center is no part of
// this exercise.
//
// The grader runs your tests against inspectors that keep these promises in different ways: every test must
// pass. Then it runs them against inspectors that break one promise each: at least one test must fail. A
// crash does not count: a test should fail, not stop. No test is switched off, and none can pass whatever
// the inspector does.

import Foundation
import Testing

@testable import InspectorKit

/// Writes down what it hears of inspected articles on one center; change it as you like.
@MainActor final class Recorder {
    private(set) var received = false
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            // The notification itself must stay out here. Its parts can go in, once they have a type.
            let sender = notification.object as? ArticleInspectorViewController
            MainActor.assumeIsolated {
                self?.received = sender != nil
            }
        }
    }

    /// Stops listening, for a center that lives on after the test.
    func stop() {
        if let token { center.removeObserver(token) }
    }
}

@MainActor @Suite struct InspectorTests {
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()

    @Test func changingTheArticlePosts() {
        let recorder = Recorder(center)
        inspector.notificationCenter = center
        inspector.representedObject = Article(headline: "Rain")
        #expect(recorder.received)
    }
}
