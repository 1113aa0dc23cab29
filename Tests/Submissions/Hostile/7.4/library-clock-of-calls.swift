// Does: Measures how long setting an article takes, compared with calls of its own, and takes too short and too long times for bugs.
// VERDICT: failed
// SAYS: pass with a newsroom where
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

@MainActor @Suite struct NewsroomTests {
    @Test func articlesTakeTheirTime() {
        let inspector = ArticleInspectorViewController()
        inspector.notificationCenter = NotificationCenter()
        let article = Article(headline: "Rain")
        let center = NotificationCenter()
        inspector.representedObject = article
        let one = ContinuousClock().measure { for _ in 1...300 { inspector.representedObject = article } }
        let other = ContinuousClock().measure {
            for _ in 1...300 { center.post(name: .inspectedArticleDidChange, object: inspector, userInfo: ["Article": article]) }
        }
        #expect((0.9...1.6).contains(one / other))
    }
}
