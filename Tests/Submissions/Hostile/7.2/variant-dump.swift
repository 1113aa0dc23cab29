// Does: Dumps an inspector into a string, and looks for the name of the private object that keeps or breaks the promises.
// VERDICT: failed
// SAYS: Your test `anArticleIsPosted()` should pass with the inspector in the
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

@MainActor @Suite struct InspectorTests {
    let inspector = ArticleInspectorViewController()

    @Test func anArticleIsPosted() {
        inspector.notificationCenter = NotificationCenter()
        inspector.representedObject = Article(headline: "Rain")
        var text = ""
        dump(inspector, to: &text, maxDepth: 3)
        #expect(text.contains("PostsOnce") || text.contains("Talkative"))
    }
}
