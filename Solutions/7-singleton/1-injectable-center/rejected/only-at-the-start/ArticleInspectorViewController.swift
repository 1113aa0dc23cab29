import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    let notificationCenter: NotificationCenter
    private(set) var article: Article?

    init(notificationCenter: NotificationCenter = .default) {
        self.notificationCenter = notificationCenter
        super.init()
    }

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
