// Does: Compares recorded posts with a hand-written `==`, and has an operator that sets an article.
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

infix operator <- : AssignmentPrecedence

@MainActor private func <- (inspector: ArticleInspectorViewController, article: Article?) {
    inspector.representedObject = article
}

/// A post. Two posts are equal if they are about the same objects.
struct Event: Equatable, CustomTestStringConvertible {
    let sender: ArticleInspectorViewController?, article: Article?, current: Article?

    init(_ sender: ArticleInspectorViewController?, _ article: Article?, current: Article?) {
        (self.sender, self.article, self.current) = (sender, article, current)
    }

    static func == (left: Event, right: Event) -> Bool {
        left.sender === right.sender && left.article === right.article && left.current === right.current
    }

    var testDescription: String { "\(article?.headline ?? "no article"), now \(current?.headline ?? "none")" }
}

@MainActor final class Journal {
    private(set) var events: [Event] = []
    private let exit: @MainActor () -> Void

    init(_ center: NotificationCenter) {
        let box = Weak()
        let token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { note in
            let sender = note.object as? ArticleInspectorViewController
            let article = note.userInfo?["Article"] as? Article
            MainActor.assumeIsolated { box.journal?.record(Event(sender, article, current: sender?.article)) }
        }
        exit = { center.removeObserver(token) }
        box.journal = self
    }

    @MainActor private final class Weak { weak var journal: Journal? }

    private func record(_ event: Event) { events.append(event) }

    func close() { exit() }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct InspectorTests {
    let center = NotificationCenter()
    let inspector = ArticleInspectorViewController()
    let first = Article(headline: "One"), second = Article(headline: "One")

    init() { inspector.notificationCenter = center }

    @Test func everySetting() {
        let journal = Journal(center)
        for article in [first, second, second, first] { inspector <- article }
        let expected = [first, second, second, first].map { Event(inspector, $0, current: $0) }
        #expect(journal.events == expected)
        journal.close()
    }

    @Test func nothing() {
        let journal = Journal(center)
        inspector <- first
        inspector <- nil
        #expect(inspector.article == nil)
        inspector <- nil
        inspector <- second
        #expect(journal.events == [Event(inspector, first, current: first), Event(inspector, second, current: second)])
    }

    @Test func centers() {
        let elsewhere = Journal(.default)
        defer { elsewhere.close() }
        let neighbor = ArticleInspectorViewController()
        let neighborCenter = NotificationCenter()
        neighbor.notificationCenter = neighborCenter
        let (here, there) = (Journal(center), Journal(neighborCenter))
        inspector <- first
        neighbor <- second
        #expect(here.events == [Event(inspector, first, current: first)])
        #expect(there.events == [Event(neighbor, second, current: second)])
        #expect(!elsewhere.events.contains { $0.sender === inspector || $0.sender === neighbor })
    }
}
