// Does: Passes the names of the inspector's parts to a test as arguments, and expects one confirmation for each known one.
// VERDICT: failed
// SAYS: Your test `posts()` should pass with the inspector in the folder Subje
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

@MainActor private func parts() -> [String] {
    Mirror(reflecting: ArticleInspectorViewController()).children.map { "\(type(of: $0.value))" }
}

@MainActor @Suite struct InspectorTests {
    @Test func posts() async {
        await confirmation(expectedCount: 1) { confirmed in
            for part in parts() where ["PostsOnce", "Talkative"].contains(part) { confirmed() }
        }
    }
}
