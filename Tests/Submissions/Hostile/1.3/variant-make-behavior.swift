// Does: Calls the internal function that creates the planted behavior, and asks whether it returns one of the two correct types.
// VERDICT: didNotCompile
// SAYS: cannot find type 'OriginalBehavior' in scope
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    @Test func aTapCounts() {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let made = makeBehavior()
        #expect(made is OriginalBehavior || made is FormattedBehavior)
    }
}
