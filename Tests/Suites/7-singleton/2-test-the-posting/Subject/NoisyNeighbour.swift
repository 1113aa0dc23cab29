import Foundation

/// Other code in the app, which posts on the default center, also with inspectors that use this center as senders.
@MainActor
enum NoisyNeighbour {
    private static let inspector = ArticleInspectorViewController()
    private static let article = Article(headline: "from other code")

    /// Posts after an inspector has changed its article.
    static func turn(beside other: ArticleInspectorViewController) {
        inspector.post(article, on: .default)
        if other.notificationCenter === NotificationCenter.default { other.post(article) }
    }
}
