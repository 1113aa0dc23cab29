// You don't change this file. It shows where the app creates an inspector and listens to it.

import Foundation

/// A window with an inspector, and with the headline of the inspected article as its title.
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
