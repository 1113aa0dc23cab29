// Does: Counts posts with `confirmation` in a helper, and stores what it saw in a lock-protected box.
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

/// A box that any thread can open.
private final class Box<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var _value: Value
    init(_ value: Value) { _value = value }
    var value: Value { lock.withLock { _value } }
    func update(_ body: (inout Value) -> Void) { lock.withLock { body(&_value) } }
}

extension NotificationCenter {
    /// Calls the handler for every article that is posted while the body runs.
    @MainActor fileprivate func listening<R>(
        _ handler: @escaping @MainActor (ArticleInspectorViewController?, Article?) -> Void, during body: () throws -> R
    ) rethrows -> R {
        let token = addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { notification in
            let sender = notification.object as? ArticleInspectorViewController
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated { handler(sender, article) }
        }
        defer { removeObserver(token) }
        return try body()
    }
}

@MainActor @Suite struct InspectorTests {
    private func inspector(on center: NotificationCenter) -> ArticleInspectorViewController {
        let inspector = ArticleInspectorViewController()
        inspector.notificationCenter = center
        return inspector
    }

    @Test(arguments: [0, 1, 2, 5])
    func oneConfirmationForEachArticle(count: Int) async {
        let center = NotificationCenter()
        let inspector = inspector(on: center)
        let articles = (0..<count).map { Article(headline: "Same headline, number \($0 / 2)") }
        var expected = articles.makeIterator()
        await confirmation(expectedCount: count) { posted in
            center.listening { sender, article in
                posted()
                #expect(sender === inspector)
                #expect(article === expected.next())
                #expect(sender?.article === article)
            } during: {
                for article in articles { inspector.representedObject = article }
                inspector.representedObject = nil
            }
        }
        if count == 0 { inspector.representedObject = Article(headline: "Last"); #expect(inspector.article?.headline == "Last") }
        inspector.representedObject = nil
        #expect(inspector.article == nil)
    }

    @Test func sameArticleTwice() {
        let center = NotificationCenter()
        let inspector = inspector(on: center)
        let rain = Article(headline: "Rain")
        let seen = Box<[Article?]>([])
        center.listening { _, article in seen.update { $0.append(article) } } during: {
            inspector.representedObject = rain
            inspector.representedObject = rain
        }
        #expect(seen.value == [rain, rain])
    }

    @Test func nowhereElse() {
        let (center, otherCenter) = (NotificationCenter(), NotificationCenter())
        let (mine, other) = (inspector(on: center), inspector(on: otherCenter))
        let (rain, sun) = (Article(headline: "Rain"), Article(headline: "Sun"))
        let log = Box<[String]>([])
        NotificationCenter.default.listening { sender, _ in
            if sender === mine || sender === other { log.update { $0.append("default") } }
        } during: {
            center.listening { sender, article in
                log.update { $0.append("center: \(article?.headline ?? "–") \(sender === mine)") }
            } during: {
                otherCenter.listening { sender, article in
                    log.update { $0.append("other: \(article?.headline ?? "–") \(sender === other)") }
                } during: {
                    mine.representedObject = rain
                    other.representedObject = sun
                    mine.representedObject = sun
                }
            }
        }
        #expect(log.value == ["center: Rain true", "other: Sun true", "center: Sun true"])
    }
}
