// Does: Writes a diary to standard error while it debugs, with `FileHandle` and a `TextOutputStream`.
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

private struct Diary: TextOutputStream {
    mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

@MainActor private final class Ear {
    private(set) var heard: [(from: AnyObject?, article: Article?, shown: Article?)] = []
    private var tokens: [any NSObjectProtocol] = []
    private var diary = Diary()

    init(_ center: NotificationCenter) {
        tokens = [center.addObserver(forName: .inspectedArticleDidChange, object: nil, queue: nil) { [weak self] post in
            let (from, article) = (post.object as? ArticleInspectorViewController, post.userInfo?["Article"] as? Article)
            let sender = post.object.map { ObjectIdentifier($0 as AnyObject) }
            MainActor.assumeIsolated {
                guard let self else { return }
                self.heard.append((sender == from.map { ObjectIdentifier($0) } ? from : nil, article, from?.article))
                print("heard:", article?.headline ?? "nothing", to: &self.diary)
            }
        }]
    }
}

@MainActor @Suite struct InspectorTests {
    let inspector = ArticleInspectorViewController()
    let center = NotificationCenter()

    init() { inspector.notificationCenter = center }

    @Test func tellsEachArticle() {
        let ear = Ear(center)
        let (rain, sun) = (Article(headline: "Rain"), Article(headline: "Sun"))
        for article in [rain, sun, sun, nil, rain] { inspector.representedObject = article }
        let expected = [rain, sun, sun, rain]
        #expect(ear.heard.map(\.article) == expected)
        #expect(ear.heard.map(\.shown) == expected)
        #expect(ear.heard.allSatisfy { $0.from === inspector })
    }

    @Test func nothingIsNoNews() {
        let ear = Ear(center)
        inspector.representedObject = Article(headline: "Fog")
        inspector.representedObject = nil
        #expect(inspector.article == nil)
        #expect(ear.heard.count == 1)
    }

    @Test func nobodyElseHears() {
        let other = ArticleInspectorViewController()
        other.notificationCenter = NotificationCenter()
        let (own, ears) = (Ear(center), [Ear(.default), Ear(other.notificationCenter)])
        let article = Article(headline: "Hail")
        inspector.representedObject = article
        #expect(own.heard.map(\.article) == [article])
        #expect(ears.allSatisfy { !$0.heard.contains { $0.article == article } })
    }
}
