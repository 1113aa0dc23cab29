// Given: the place where the app makes an inspector, and who listens to it. It stays as it is.

import Foundation

/// Shows an inspector, and the headline of the inspected article above it.
@MainActor
final class ArticleWindow {
    let inspector = ArticleInspectorViewController()
    private(set) var title = ""

    init() {
        _ = NotificationCenter.default.addObserver(
            forName: .inspectedArticleDidChange, object: inspector, queue: nil
        ) { [weak self] notification in
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated { self?.title = article?.headline ?? "" }
        }
    }
}
