// Does: Makes many inspectors, and compares how far apart they lie in memory, because the manners need different amounts of it.
// VERDICT: failed
// SAYS: Your tests did not catch: each article is posted twice
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import StandInUI
import Testing

@testable import InspectorKit

@MainActor @Suite struct InspectorTests {
    @Test func inspectorsLieCloseTogether() {
        let article = Article(headline: "Rain")
        let inspectors = (0..<400).map { _ in
            let inspector = ArticleInspectorViewController()
            for news in [article, nil, article] { inspector.representedObject = news }
            return inspector
        }
        let places = inspectors.map { Int("\(ObjectIdentifier($0))".dropFirst(19).dropLast(), radix: 16) ?? 0 }
        let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.sorted()
        #expect([368].contains(gaps[200]), "\(gaps[200])")
    }
}
