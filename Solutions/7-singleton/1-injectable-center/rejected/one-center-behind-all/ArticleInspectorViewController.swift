import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    private static var sharedCenter: NotificationCenter = .default
    var notificationCenter: NotificationCenter {
        get { Self.sharedCenter }
        set { Self.sharedCenter = newValue }
    }
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            article = representedObject as? Article
            guard let article else { return }
            notificationCenter.post(
                name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
        }
    }

    func articleWasEdited() {
        guard let article else { return }
        notificationCenter.post(
            name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
    }
}
