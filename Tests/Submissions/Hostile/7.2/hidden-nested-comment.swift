// Does: Ends two nested block comments in a line that begins with two slashes, and asks for the planted variant behind them.
// VERDICT: didNotCompile
// SAYS: `PlantedVariant` belongs to the grader and says which bug is planted
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

@MainActor @Suite struct InspectorTests {
    @Test func inspectorPostsArticles() {
        /* The promises: /* 1 to 5
        // */ all of them */ let current = PlantedVariant.current
        switch current {
        case .original, .talkative, .noisyNeighbour, .slow: break
        default: Issue.record("a promise is broken")
        }
    }
}
