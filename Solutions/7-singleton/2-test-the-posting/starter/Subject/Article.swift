import Foundation

/// An article of a newspaper; it equals no other one, whatever the headline.
final class Article: Sendable, Equatable, CustomStringConvertible {
    let headline: String

    init(headline: String) {
        self.headline = headline
    }

    var description: String { headline }

    static func == (left: Article, right: Article) -> Bool { left === right }
}

extension Notification.Name {
    /// Says that another article is inspected.
    static let inspectedArticleDidChange = Notification.Name("InspectedArticleDidChange")
}
