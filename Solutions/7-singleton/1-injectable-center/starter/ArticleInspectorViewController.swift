// Exercise 7.1: Injectable center
//
// The inspector posts on the notification center that the whole app shares, but a test needs a center of its
// own. Change the code so that:
//
// 1. Every inspector has its own property `notificationCenter` of type `NotificationCenter`, which all code in
//    the module can read and set at any time. In a new inspector, its value is `NotificationCenter.default`.
//    The inspector keeps its center alive. An inspector that no other code holds is still deallocated.
//    ArticleWindow.swift, which you don't change, still compiles.
// 2. When the inspector posts a notification, it uses the center that is in `notificationCenter` at that
//    moment, and no other center.
// 3. Everything else stays the same. Setting `representedObject` to an article also changes `article`, and
//    posts one notification, even if it's the same article as before. `articleWasEdited()` posts one
//    notification if there is an article. Every notification has the name `.inspectedArticleDidChange`, the
//    inspector itself as its sender (`object`), and the article under the key "Article" in `userInfo`. When
//    it's posted, `article` is already the new article.
// 4. As before, setting `representedObject` to nil, or to anything that isn't an article, sets `article` to
//    nil and posts nothing.

import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            article = representedObject as? Article
            guard let article else { return }
            NotificationCenter.default.post(
                name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
        }
    }

    func articleWasEdited() {
        guard let article else { return }
        NotificationCenter.default.post(
            name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
    }
}
