// Exercise 7.2: Test the posting
//
// The folder `Subject` contains the module InspectorKit, with `ArticleInspectorViewController`, `Article` and
// the name of the notification. Write tests for the inspector in this file. You can write as many as you
// like and choose their names. The inspector promises:
//
// 1. Each time its `representedObject` is set to an article, even if it's the same one as before, it posts
//    `.inspectedArticleDidChange` exactly once.
// 2. The sender of this notification (`object`) is the inspector, and the value under the key "Article" in
//    `userInfo` is the object that was set, not a copy.
// 3. When the notification is posted, the inspector's `article` is already that object.
// 4. Setting `representedObject` to nil sets `article` to nil, and doesn't post
//    `.inspectedArticleDidChange`.
// 5. The inspector posts `.inspectedArticleDidChange` on the center in its `notificationCenter`, and on no
//    other center: not on `NotificationCenter.default`, and not on the center of another inspector.
//
// The inspector may post other notifications under other names, and `userInfo` may contain more than the
// article. It promises nothing about objects that are neither an article nor nil, or about the value of
// `representedObject` while it posts.
//
// The tests must pass in any order, and while others run, so let every test create its own centers. On the
// default center, other code in the app can post `.inspectedArticleDidChange` at any time. If an inspector uses
// the default center, that code might even post with this inspector as the sender. You don't have to test that
// a new inspector uses the default center.
//
// The grader runs your tests with inspectors that keep these promises in different ways, and every test must
// pass. Then it runs them with inspectors that each break one promise. With each of these, at least one test
// must fail. A crash doesn't count as a failure. Don't disable any test, and don't write one that passes no
// matter what the inspector does.

import Foundation
import Testing

@testable import InspectorKit

/// Records notifications about inspected articles on one center.
///
/// You can change this class.
@MainActor final class Recorder {
    private(set) var received = false
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            // You can't use the notification inside the inner closure, but you can use its parts after a cast.
            let sender = notification.object as? ArticleInspectorViewController
            MainActor.assumeIsolated {
                self?.received = sender != nil
            }
        }
    }

    /// Stops listening, which is necessary if the center outlives the test.
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
