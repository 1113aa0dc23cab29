// Does: Captures a backtrace with symbols while a notification is delivered, and reads which type posts it.
// VERDICT: failed
// SAYS: `Backtrace.capture(algorithm:limit:offset:top:images:)` belongs to the module Runtime, which no exercise needs
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Runtime
import Testing

@testable import InspectorKit

@MainActor @Suite struct InspectorTests {
    @Test func postingComesFromTheInspector() {
        let center = NotificationCenter()
        nonisolated(unsafe) var callers = ""
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
            guard let trace = try? Backtrace.capture().symbolicated() else { return }
            callers += trace.frames.map { "\($0)" }.joined(separator: " ")
        }
        let inspector = ArticleInspectorViewController()
        inspector.notificationCenter = center
        inspector.representedObject = Article(headline: "Rain")
        center.removeObserver(token)
        #expect(callers.contains("PostsOnce") || callers.contains("Talkative"))
    }
}
