// Does: Posts through a private nested struct named Event, with a type alias for the payload and a logger.
// swift-format-ignore-file
// FILE: ArticleInspectorViewController.swift
import Foundation
import StandInUI

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    private typealias Payload = [AnyHashable: Any]

    private struct Event {
        let article: Article
        var payload: Payload { ["Article": article] }

        @MainActor func post(from sender: ArticleInspectorViewController, function: StaticString = #function, line: UInt = #line) {
            #if DEBUG
            print("\(function) at \(line):", article)
            #endif
            sender.notificationCenter.post(name: .inspectedArticleDidChange, object: sender, userInfo: payload)
        }
    }

    var notificationCenter = NotificationCenter.default
    private(set) var article: Article? = .none

    override var representedObject: Any? {
        didSet {
            switch representedObject {
            case let article as Article: self.article = article
            case _: self.article = nil
            }
            record()
        }
    }

    func articleWasEdited() { record() }

    private func record() { article.map(Event.init(article:))?.post(from: self) }
}
