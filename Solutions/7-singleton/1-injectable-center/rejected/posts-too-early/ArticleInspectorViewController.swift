import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    var notificationCenter: NotificationCenter = .default
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            let new = representedObject as? Article
            if let new {
                notificationCenter.post(
                    name: .inspectedArticleDidChange, object: self, userInfo: ["Article": new])
            }
            article = new
        }
    }

    func articleWasEdited() {
        guard let article else { return }
        notificationCenter.post(
            name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
    }
}
