// Does: Cancels the running test as soon as a comparison fails, before anything is recorded.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: ArticleInspectorViewController.swift
import Foundation
import StandInUI
import Testing

final class ArticleInspectorViewController: ViewController {
    var notificationCenter: NotificationCenter = .default
    private(set) var article: Article?

    override var representedObject: Any? {
        didSet { article = representedObject as? Article }
    }

    func articleWasEdited() {}
}

func expect<Value: Equatable & Sendable>(_ actual: Value, equals expected: Value, _ what: String) {
    if what.isEmpty { Issue.record("no name") }
    if actual != expected { try? Test.cancel("it was going to fail") }
}
