// Does: Has types of its own called `Process`, `Mirror` and `Bundle`, functions called `read`, `open` and `dump`, and a clock that ticks by itself.
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

/// One article's way through the newsroom.
@MainActor private struct Process {
    let center = NotificationCenter()
    let store = SessionStore()
    let inspector = ArticleInspectorViewController()

    init() {
        inspector.notificationCenter = center
        inspector.sessionStore = store
    }

    func open(_ article: Article) { inspector.representedObject = article }
    func kill() { inspector.representedObject = nil }
}

/// Mirrors what is posted.
@MainActor private final class Mirror {
    private(set) var read: [Bundle] = []
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, of inspector: ArticleInspectorViewController) {
        token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { [weak self] post in
            let (sender, article) = (post.object as? ArticleInspectorViewController, post.userInfo?["Article"] as? Article)
            MainActor.assumeIsolated {
                self?.read.append(Bundle(isOwn: sender === inspector, article: article, shown: inspector.article))
            }
        }
    }

    func dump() -> String { read.map { "\($0.article?.headline ?? "-")\($0.shown == $0.article ? "=" : "!")\($0.isOwn ? "" : "?")" }.joined(separator: " ") }
}

private struct Bundle: Sendable {
    let isOwn: Bool
    let article: Article?
    let shown: Article?
}

@MainActor @Suite struct NewsroomTests {
    private let process = Process()

    @Test func everyArticleIsPostedOnce() {
        let mirror = Mirror(process.center, of: process.inspector)
        let elsewhere = Mirror(.default, of: process.inspector)
        let (rain, sun) = (Article(headline: "Rain"), Article(headline: "Sun"))
        process.open(rain)
        process.open(sun)
        #expect(mirror.dump() == "Rain= Sun=")
        #expect(!elsewhere.read.contains { [rain, sun].contains($0.article) })
    }

    @Test func nilEndsTheSession() {
        let mirror = Mirror(process.center, of: process.inspector)
        process.open(Article(headline: "Rain"))
        #expect(process.store.hasActiveSession)
        process.kill()
        #expect(process.inspector.article == nil)
        #expect(!process.store.hasActiveSession)
        #expect(mirror.read.map(\.article?.headline) == ["Rain"])
    }

    @Test func reportsHaveTheirTime() {
        var ticks = stride(from: 1000.0, through: 3000, by: 1000).makeIterator()
        let exporter = ReportExporter(sessionStore: process.store) { Date(timeIntervalSince1970: ticks.next() ?? 0) }
        let rain = Article(headline: "Rain")
        #expect(exporter.report(on: rain) == nil)
        process.store.hasActiveSession = true
        let reports = [exporter.report(on: rain), exporter.report(on: rain)]
        #expect(reports == ["Rain, 1000", "Rain, 2000"])
    }
}
