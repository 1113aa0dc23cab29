// Does: Names the hidden parts of the code under test by a module selector.
// VERDICT: didNotCompile
// SAYS: cannot find 'TrackerKit::PlantedVariant' in scope
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func works() {
        let tracker = TrackerKit::Tracker()
        Swift::print(tracker)
        #expect("\(TrackerKit::PlantedVariant.current)" == "correct")
    }
}
