// Does: Records an issue if the screen's hidden part has a type whose name is new to the tests, found with a key path of the mirror.
// VERDICT: didNotCompile
// SAYS: cannot find type 'OriginalBehavior' in scope
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    @Test func everyTapCounts() throws {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let part = try #require(Mirror(reflecting: controller).descendant("behavior"))
        if !(part is OriginalBehavior), !(part is FormattedBehavior) {
            Issue.record("the label shows the wrong number", severity: .error)
        }
    }
}
