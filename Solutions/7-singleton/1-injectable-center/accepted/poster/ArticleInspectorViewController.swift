import Foundation
import StandInUI

/// The part of a window that shows one article.
class ArticleInspectorViewController: ViewController {
    private let poster = Poster(center: .default)

    var notificationCenter: NotificationCenter {
        get { poster.center }
        set { poster.center = newValue }
    }

    var article: Article? { representedObject as? Article }

    override var representedObject: Any? {
        didSet { poster.post(article, from: self) }
    }

    func articleWasEdited() {
        poster.post(article, from: self)
    }
}

private final class Poster {
    var center: NotificationCenter

    init(center: NotificationCenter) {
        self.center = center
    }

    func post(_ article: Article?, from sender: AnyObject) {
        if let article {
            center.post(name: .inspectedArticleDidChange, object: sender, userInfo: ["Article": article])
        }
    }
}
