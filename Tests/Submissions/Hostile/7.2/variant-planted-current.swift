// Does: Asks the module under test for its planted variant, which `@testable import` makes visible.
// VERDICT: didNotCompile
// SAYS: `PlantedVariant` belongs to the grader and says which bug is planted
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

@MainActor @Suite struct InspectorTests {
    @Test func postsOnce() {
        let current = PlantedVariant.current
        #expect([.original, .talkative, .noisyNeighbour, .slow].contains(current))
    }
}
