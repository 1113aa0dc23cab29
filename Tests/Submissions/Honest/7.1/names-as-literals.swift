// Does: Makes notification names string literals with retroactive conformances, and posts through a private protocol.
// swift-format-ignore-file
// FILE: ArticleInspectorViewController.swift
import Foundation
import StandInUI

extension Notification.Name: @retroactive ExpressibleByUnicodeScalarLiteral {}
extension Notification.Name: @retroactive ExpressibleByExtendedGraphemeClusterLiteral {}
extension Notification.Name: @retroactive ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

@MainActor private protocol Posting: AnyObject {
    var notificationCenter: NotificationCenter { get }
}

extension Posting {
    func post(_ name: Notification.Name = "InspectedArticleDidChange", _ info: (key: String, value: Any)...) {
        let userInfo = [AnyHashable: Any](info.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        notificationCenter.post(name: name, object: self, userInfo: userInfo)
    }
}

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController, Posting {
    var notificationCenter: NotificationCenter = .default
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet {
            article = representedObject as? Article
            articleWasEdited()
        }
    }

    func articleWasEdited() {
        guard let article else { return }
        post(.inspectedArticleDidChange, (key: "Article", value: article))
    }
}
