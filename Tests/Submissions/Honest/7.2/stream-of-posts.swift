// Does: Collects posts in an asynchronous stream, and reads the stream in async tests after it is finished.
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

/// What a post said, as plain and sendable values.
struct Report: Hashable, Sendable, CustomStringConvertible {
    let sender: ObjectIdentifier?
    let article: Article?
    let current: Article?
    var description: String { "\(article?.headline ?? "nil")/\(current?.headline ?? "nil")" }
    func hash(into hasher: inout Hasher) { hasher.combine(sender) }
}

@MainActor private func reports(on center: NotificationCenter, _ body: () -> Void) async -> [Report] {
    let (stream, continuation) = AsyncStream.makeStream(of: Report.self)
    let token = center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { notification in
        let sender = notification.object as? ArticleInspectorViewController
        let article = notification.userInfo?["Article"] as? Article
        let current = MainActor.assumeIsolated { sender?.article }
        continuation.yield(Report(sender: sender.map { ObjectIdentifier($0) }, article: article, current: current))
    }
    body()
    center.removeObserver(token)
    continuation.finish()
    var list: [Report] = []
    for await report in stream { list.append(report) }
    return list
}

@MainActor @Suite struct InspectorTests {
    private let inspector = ArticleInspectorViewController()
    private let center = NotificationCenter()

    init() { inspector.notificationCenter = center }

    private func report(_ article: Article) -> Report {
        Report(sender: ObjectIdentifier(inspector), article: article, current: article)
    }

    @Test func storiesOfADay() async {
        let stories = ["Rain", "Sun", "Rain"].map(Article.init(headline:))
        let list = await reports(on: center) {
            for story in stories + stories.suffix(1) { inspector.representedObject = story }
            inspector.representedObject = nil
        }
        #expect(list == (stories + stories.suffix(1)).map(report))
        #expect(inspector.article == nil)
    }

    @Test func onlyOnItsOwnCenter() async {
        let story = Article(headline: "Snow")
        let own = ObjectIdentifier(inspector)
        let elsewhere = await reports(on: .default) { inspector.representedObject = story }
        #expect(!elsewhere.contains { $0.sender == own })
        let neighbor = ArticleInspectorViewController()
        neighbor.notificationCenter = NotificationCenter()
        let list = await reports(on: center) {
            neighbor.representedObject = Article(headline: "Hail")
            inspector.representedObject = story
        }
        #expect(list == [report(story)])
        let onNeighbors = await reports(on: neighbor.notificationCenter) { inspector.representedObject = story }
        #expect(onNeighbors == [])
    }
}
