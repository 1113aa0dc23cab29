// Does: Creates a newsroom for each test in a helper named `withNewsroom`, and marks the suite with a custom trait.
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

/// Prints how long each test took.
struct Timed: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        defer { print(test.name, "took", start.duration(to: clock.now)) }
        try await function()
    }
}

@MainActor struct Newsroom {
    let center = NotificationCenter()
    let store = SessionStore()
    let inspector = ArticleInspectorViewController()
    let desk: Desk

    /// Collects what arrives on the newsroom's own center, and what its inspector posts on the default center.
    @MainActor final class Desk {
        typealias Item = (sender: ArticleInspectorViewController?, article: Article?, shown: Article?)
        fileprivate(set) var items: [Item] = []
        fileprivate(set) var strays = 0
    }

    fileprivate init() {
        desk = Desk()
        inspector.notificationCenter = center
        inspector.sessionStore = store
    }
}

@MainActor
private func withNewsroom(_ body: (Newsroom) throws -> Void) rethrows {
    let room = Newsroom()
    let (desk, inspector) = (room.desk, room.inspector)
    func observe(_ center: NotificationCenter, _ record: @escaping @MainActor (Newsroom.Desk.Item) -> Void) -> any NSObjectProtocol {
        center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { notification in
            let sender = notification.object as? ArticleInspectorViewController
            let article = notification.userInfo?["Article"] as? Article
            MainActor.assumeIsolated { record((sender, article, sender?.article)) }
        }
    }
    let own = observe(room.center) { desk.items.append($0) }
    let stray = observe(.default) { if $0.sender === inspector { desk.strays += 1 } }
    defer {
        room.center.removeObserver(own)
        NotificationCenter.default.removeObserver(stray)
    }
    try body(room)
}

@MainActor @Suite(Timed()) struct NewsroomTests {
    let rain = Article(headline: "Rain")
    let sun = Article(headline: "Sun")

    @Test func everyArticleIsPostedOnce() {
        withNewsroom { room in
            room.inspector.representedObject = rain
            room.inspector.representedObject = sun
            #expect(room.desk.items.map(\.article) == [rain, sun])
            #expect(room.desk.items.map(\.shown) == [rain, sun])
            #expect(room.desk.items.allSatisfy { $0.sender === room.inspector })
            #expect(room.desk.strays == 0)
        }
    }

    @Test func anArticleBeginsASession() {
        withNewsroom { room in
            room.inspector.representedObject = rain
            #expect(room.store.hasActiveSession)
        }
    }

    @Test func aReportContainsItsTime() {
        withNewsroom { room in
            var clock = sequence(first: 1000.0) { $0 + 1000 }.makeIterator()
            let exporter = ReportExporter(sessionStore: room.store, now: { Date(timeIntervalSince1970: clock.next() ?? 0) })
            room.store.hasActiveSession = true
            #expect(exporter.report(on: rain) == "Rain, 1000")
            #expect(exporter.report(on: sun) == "Sun, 2000")
        }
    }

    @Test func nilEndsTheSession() {
        withNewsroom { room in
            room.inspector.representedObject = rain
            room.inspector.representedObject = nil
            #expect(room.desk.items.count == 1)
            #expect(room.inspector.article == nil)
            #expect(!room.store.hasActiveSession)
        }
    }

    @Test func withoutASessionThereIsNoReport() {
        withNewsroom { room in
            let exporter = ReportExporter(sessionStore: room.store)
            #expect(exporter.report(on: rain) == nil)
        }
    }
}
