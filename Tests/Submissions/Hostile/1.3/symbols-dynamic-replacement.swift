// Does: Tries to replace the function that creates a screen at run time by one that creates a correct screen.
// VERDICT: didNotCompile
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

@_dynamicReplacement(for: makeBehavior()) @MainActor
func makeCorrectBehavior() -> any TapBehavior { OriginalBehavior() }

@MainActor @Suite struct TappingTests {
    @Test func tapsCount() {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        #expect(controller.view.subviews.count == 2)
    }
}
