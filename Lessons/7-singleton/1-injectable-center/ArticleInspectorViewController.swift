// Exercise 7.1: Injectable center
//
// The inspector posts on the notification center that the whole app shares. A test wants one for itself. When
// you are done:
//
// 1. Every inspector has a property `notificationCenter` of type `NotificationCenter`, which anybody in the
//    module can read and set. In a new inspector, it is `NotificationCenter.default`.
//    ArticleWindow.swift, which you do not change, compiles.
// 2. The inspector posts on the center that the property holds at that moment, and on no other one.
// 3. Everything else stays. An article as `representedObject` becomes `article`, and each time one is set,
//    the same one again included, there is one notification. `articleWasEdited()` posts one, if there is an
//    article. All have the name `.inspectedArticleDidChange`, the inspector itself as their sender (`object`)
//    and the article under "Article" in `userInfo`. When they are posted, `article` is the new one already.
// 4. As before, a `representedObject` that is no article, `nil` included, makes `article` nil and posts
//    nothing.

import Foundation
import StandInUI

/// The part of a window that tells about one article.
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
