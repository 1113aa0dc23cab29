import Foundation
import StandInUI

/// The part of a window that shows one article, with a session that is active while there is an article.
final class ArticleInspectorViewController: ViewController {
    var notificationCenter: NotificationCenter = .default
    var sessionStore: SessionStore = .shared
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            article = representedObject as? Article
            sessionStore.hasActiveSession = article != nil
            guard let article else { return }
            notificationCenter.post(
                name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
        }
    }
}
