import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    var notificationCenter: NotificationCenter = .default
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            guard let newArticle = representedObject as? Article else { return }
            article = newArticle
            notificationCenter.post(
                name: .inspectedArticleDidChange, object: self, userInfo: ["Article": newArticle])
        }
    }

    func articleWasEdited() {
        guard let article else { return }
        notificationCenter.post(
            name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
    }
}
