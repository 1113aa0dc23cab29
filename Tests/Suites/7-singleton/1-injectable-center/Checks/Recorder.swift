import Foundation

@testable import ArticleInspecting

/// A recorded notification.
struct Heard {
    let sender: AnyObject?
    let article: Article?
    let articleOfInspector: Article?
}

/// Records the articles that are posted on a center, without a reference to that center.
@MainActor
final class Notes {
    private(set) var headlines: [String] = []

    func listen(to center: NotificationCenter) {
        _ = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated { self?.headlines.append(article?.headline ?? "no article") }
        }
    }
}

/// Records notifications about inspected articles on one center.
@MainActor
final class Recorder {
    private(set) var heard: [Heard] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            [weak self] notification in
            let inspector = notification.object as? ArticleInspectorViewController
            let asArticle = notification.object as? Article
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated {
                self?.heard.append(
                    Heard(
                        sender: inspector ?? asArticle, article: article,
                        articleOfInspector: inspector?.article))
            }
        }
    }

    var headlines: [String] { heard.map { $0.article?.headline ?? "no article" } }

    func headlines(from sender: AnyObject) -> [String] {
        heard.filter { identical($0.sender, sender) }.map { $0.article?.headline ?? "no article" }
    }

    func stop() {
        if let token { center.removeObserver(token) }
    }
}
