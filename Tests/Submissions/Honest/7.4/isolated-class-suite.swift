// Does: Uses a final class as its suite with a `deinit`, and a generic recorder with a predicate and a subscript.
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

extension Notification {
    fileprivate var parts: (sender: ArticleInspectorViewController?, article: Article?) {
        (object as? ArticleInspectorViewController, userInfo?["Article"] as? Article)
    }
}

/// Holds an observer until it is deallocated.
private final class Token {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol
    init(_ center: NotificationCenter, _ body: @escaping @MainActor (ArticleInspectorViewController?, Article?) -> Void) {
        self.center = center
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) {
            let (sender, article) = $0.parts
            MainActor.assumeIsolated { body(sender, article) }
        }
    }
    deinit { center.removeObserver(token) }
}

@MainActor private final class Recorder<Entry> {
    private(set) var entries: [Entry] = []
    private var token: Token?

    init(_ center: NotificationCenter, _ entry: @escaping @MainActor (ArticleInspectorViewController?, Article?) -> Entry?) {
        token = Token(center) { [weak self] in
            if let entry = entry($0, $1) { self?.entries.append(entry) }
        }
    }

    subscript(index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }
}

@MainActor @Suite("The newsroom") final class NewsroomTests {
    private let inspector = ArticleInspectorViewController()
    private let (center, store) = (NotificationCenter(), SessionStore())
    private let rain = Article(headline: "Rain")
    private let sun = Article(headline: "Sun")

    init() { (inspector.notificationCenter, inspector.sessionStore) = (center, store) }

    @Test func everyArticleIsPostedOnce() {
        let own = Recorder(center) { sender, article in (sender, article, sender?.article) }
        let stray = Recorder(.default) { [inspector] sender, _ in sender === inspector ? true : nil }
        for article in [rain, sun] { inspector.representedObject = article }
        #expect(own.entries.count == 2)
        for (index, expected) in [rain, sun].enumerated() {
            #expect(own[index]?.0 === inspector)
            #expect(own[index]?.1 == expected)
            #expect(own[index]?.2 == expected)
        }
        #expect(stray.entries.isEmpty)
    }

    @Test func anArticleBeginsASession() {
        inspector.representedObject = sun
        #expect(store.hasActiveSession == true)
    }

    @Test(arguments: [1000, 2000, 86_400]) func aReportContainsItsTime(seconds: Int) {
        var times = [seconds, seconds + 60]
        let exporter = ReportExporter(sessionStore: store) { Date(timeIntervalSince1970: Double(times.removeFirst())) }
        store.hasActiveSession = true
        #expect(exporter.report(on: rain) == "Rain, \(seconds)")
        #expect(exporter.report(on: sun) == "Sun, \(seconds + 60)")
    }

    @Test func nilEndsTheSession() {
        let recorder = Recorder<Article?>(center) { _, article in .some(article) }
        inspector.representedObject = rain
        inspector.representedObject = nil
        #expect(recorder.entries == [rain])
        #expect(inspector.article == nil)
        #expect(!store.hasActiveSession)
    }

    @Test func withoutASessionThereIsNoReport() {
        let exporter = ReportExporter(sessionStore: store)
        #expect(exporter.report(on: rain) == nil)
    }
}
