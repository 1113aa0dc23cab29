// Does: Forwards the article through a generic property wrapper that calls a closure after each change.
// swift-format-ignore-file
// FILE: ArticleInspectorViewController.swift
import Foundation
import StandInUI

@propertyWrapper @MainActor
private struct Announced<Value> {
    typealias Handler = @MainActor (Value) -> Void
    private var stored: Value
    var projectedValue: Handler = { _ in }

    var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
    }

    init(wrappedValue: Value) { stored = wrappedValue }

    func announce() { projectedValue(stored) }
}

/// The part of a window that shows one article.
final class ArticleInspectorViewController: ViewController {
    var notificationCenter: NotificationCenter = .default

    @Announced private var current: Article? = nil
    var article: Article? { current }

    override var representedObject: Any? {
        willSet { $current = { [unowned self] in self.post($0) } }
        didSet {
            current = representedObject as? Article
            _current.announce()
        }
    }

    func articleWasEdited() { _current.announce() }

    private func post(_ article: Article?) {
        guard let article else { return }
        notificationCenter.post(name: .inspectedArticleDidChange, object: self, userInfo: ["Article": article])
    }
}
