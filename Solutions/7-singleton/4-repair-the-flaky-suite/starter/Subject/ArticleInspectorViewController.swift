import Foundation
import StandInUI

/// The part of a window that tells about one article, and keeps a session while there is one.
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
