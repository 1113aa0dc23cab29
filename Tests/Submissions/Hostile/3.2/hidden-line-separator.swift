// Does: Puts a line separator of Unicode into a block comment, so that the rest of the line looks like a comment to a reader of lines.
// VERDICT: didNotCompile
// SAYS: `PlantedVariant` belongs to the grader and says which bug is planted
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func aNewTrackerIsIdle() {
        let tracker = Tracker()
        let isCorrect: Bool
        /* the usual rule  // */ isCorrect = [.flag, .phase].contains(PlantedVariant.current)
        tracker.startNewSession()
        #expect(isCorrect)
    }
}
