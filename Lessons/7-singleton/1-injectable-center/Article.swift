// You don't change this file.

import Foundation

/// A newspaper article, which isn't equal to any other article, even one with the same headline.
final class Article: Sendable, Equatable, CustomStringConvertible {
    let headline: String

    init(headline: String) {
        self.headline = headline
    }

    var description: String { headline }

    static func == (left: Article, right: Article) -> Bool { left === right }
}

extension Notification.Name {
    /// Posted when an article is inspected, or when the inspected article is edited.
    static let inspectedArticleDidChange = Notification.Name("InspectedArticleDidChange")
}
