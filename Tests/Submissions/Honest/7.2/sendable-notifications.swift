// Does: Declares `Notification` as sendable with a retroactive conformance, and keeps whole notifications in its log.
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

extension Notification: @unchecked @retroactive Sendable {}

extension Notification {
    fileprivate var article: Article? { userInfo?["Article"] as? Article }
    fileprivate func isFrom(_ inspector: ArticleInspectorViewController) -> Bool {
        (object as? ArticleInspectorViewController) === inspector
    }
}

@MainActor private final class Log {
    private(set) var notifications: [Notification] = []
    private(set) var articlesAtThatTime: [Article?] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { [weak self] note in
            MainActor.assumeIsolated { self?.record(note) }
        }
    }

    private func record(_ note: Notification) {
        notifications.append(note)
        articlesAtThatTime.append((note.object as? ArticleInspectorViewController)?.article)
    }

    func exit() {
        guard let token else { return }
        center.removeObserver(token)
        self.token = nil
    }
}

@MainActor @Suite struct InspectorTests {
    private let center = NotificationCenter()
    private let inspector = ArticleInspectorViewController()
    private let articles = ["Rain", "Sun", "Sun", "Fog"].map { Article(headline: $0) }

    init() { inspector.notificationCenter = center }

    @Test func allArticles() {
        let log = Log(center)
        for article in articles { inspector.representedObject = article }
        inspector.representedObject = articles.last
        let expected = articles + articles.suffix(1)
        #expect(log.notifications.map(\.article) == expected)
        #expect(log.articlesAtThatTime == expected)
        let inspector = inspector
        #expect(log.notifications.allSatisfy { $0.isFrom(inspector) })
    }

    @Test func noArticle() {
        inspector.representedObject = articles[0]
        let log = Log(center)
        inspector.representedObject = nil
        #expect(inspector.article == nil)
        #expect(log.notifications.isEmpty, "\(String(describing: log.notifications.first))")
    }

    @Test func noOtherCenter() {
        let inspector = inspector
        let everywhere = Log(.default)
        defer { everywhere.exit() }
        let second = ArticleInspectorViewController()
        second.notificationCenter = NotificationCenter()
        let (firstLog, secondLog) = (Log(center), Log(second.notificationCenter))
        second.representedObject = articles[1]
        inspector.representedObject = articles[0]
        #expect(firstLog.notifications.map(\.article) == [articles[0]])
        #expect(secondLog.notifications.map(\.article) == [articles[1]])
        #expect(!everywhere.notifications.contains { $0.isFrom(inspector) || $0.isFrom(second) })
    }
}
