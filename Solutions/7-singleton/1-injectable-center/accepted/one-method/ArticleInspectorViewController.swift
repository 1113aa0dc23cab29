import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    lazy var notificationCenter = NotificationCenter.default
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            article = representedObject as? Article
            post()
        }
    }

    func articleWasEdited() {
        post()
    }

    private func post() {
        guard let article else { return }
        let notification = Notification(
            name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
        notificationCenter.post(notification)
    }
}
