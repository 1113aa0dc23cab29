import Foundation

@testable import ArticleInspecting

/// A recorded notification.
struct Heard {
    let sender: AnyObject?
    let article: Article?
    let articleOfInspector: Article?
}

/// Records notifications about inspected articles on one center.
@MainActor
final class Recorder {
    private(set) var heard: [Heard] = []
    private var recent: [Heard] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - center: The center that the recorder observes.
    ///   - watched: The inspector whose `article` is stored with each notification, whoever sends it.
    init(_ center: NotificationCenter, watching watched: ArticleInspectorViewController? = nil) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self, weak watched] notification in
            let inspector = notification.object as? ArticleInspectorViewController
            let asArticle = notification.object as? Article
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated {
                let one = Heard(
                    sender: inspector ?? asArticle, article: article,
                    articleOfInspector: watched?.article)
                self?.heard.append(one)
                self?.recent.append(one)
            }
        }
    }

    /// Returns the notifications that are posted during an action.
    func posts(during action: () -> Void) -> [Heard] {
        recent = []
        action()
        return recent
    }

    func stop() {
        if let token { center.removeObserver(token) }
    }
}
