import Foundation

/// Other code of the app, which posts on the default center: its own affairs, and those of everyone who uses it.
@MainActor
enum NoisyNeighbour {
    private static let inspector = ArticleInspectorViewController()
    private static let article = Article(headline: "noise")

    /// Comes after whatever an inspector does.
    static func turn(beside other: ArticleInspectorViewController) {
        inspector.post(article, on: .default)
        if other.notificationCenter === NotificationCenter.default { other.post(article) }
    }
}
