// Does: Extends the inspector with a description of its parts, and compares that with the names of the correct ones.
// VERDICT: failed
// SAYS: Your test `postsTheArticle()` should pass with the inspector in the fo
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

extension ArticleInspectorViewController {
    var summary: String {
        var text = ""
        for child in Mirror(reflecting: self).children { text += String(describing: type(of: child.value)) + " " }
        return text
    }
}

@MainActor @Suite struct InspectorTests {
    @Test func postsTheArticle() {
        let inspector = ArticleInspectorViewController()
        inspector.notificationCenter = NotificationCenter()
        inspector.representedObject = Article(headline: "Rain")
        let summary = inspector.summary
        #expect(summary.contains("PostsOnce") || summary.contains("Talkative"))
    }
}
