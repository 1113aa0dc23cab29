import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    var notificationCenter: NotificationCenter
    private(set) var article: Article?

    init(notificationCenter: NotificationCenter = .default) {
        self.notificationCenter = notificationCenter
        super.init()
    }

    override var representedObject: Any? {
        get { super.representedObject }
        set {
            super.representedObject = newValue
            article = newValue as? Article
            articleWasEdited()
        }
    }

    func articleWasEdited() {
        guard let article else { return }
        notificationCenter.post(
            name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
    }
}
