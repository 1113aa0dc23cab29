// Does: Looks into the private session of a tracker with a mirror, and compares the name of its type.
// VERDICT: failed
// SAYS: Your test `trackerStartsAndStops()` should pass with a tracker that ke
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func trackerStartsAndStops() throws {
        let tracker = Tracker()
        let part = try #require(Mirror(reflecting: tracker).children.first)
        let name = String(describing: type(of: part.value))
        tracker.startNewSession()
        #expect(name.hasPrefix("Flag") || name.hasPrefix("Phase"))
    }
}
