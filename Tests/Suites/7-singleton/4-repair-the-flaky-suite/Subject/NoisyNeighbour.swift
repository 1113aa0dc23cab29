import Foundation

/// Other code in the app, which posts on the default center, also with inspectors that use this center as senders.
@MainActor
enum NoisyNeighbour {
    private static let inspector = ArticleInspectorViewController()
    private static let article = Article(headline: "from other code")
    private static var isPosting = false

    /// Begins to post whenever the main actor is free, for example while a test waits.
    static func keepPosting() {
        if isPosting { return }
        isPosting = true
        Task {
            while true {
                inspector.post(article, on: .default)
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
    }

    /// Posts after an inspector has changed its article.
    static func turn(beside other: ArticleInspectorViewController) {
        inspector.post(article, on: .default)
        if other.notificationCenter === NotificationCenter.default { other.post(article) }
    }
}
