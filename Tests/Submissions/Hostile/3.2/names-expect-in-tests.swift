// Does: Names a test's helper `expect`, which looks at the type of the tracker's parts and never at its session.
// VERDICT: failed
// SAYS: Your test `starts()` should pass with a tracker that keeps every promi
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

private func expect(_ tracker: Tracker, isOneOf names: [String]) -> Bool {
    var text = ""
    dump(tracker, to: &text)
    return names.contains { text.contains("." + $0) }
}

@Suite struct TrackerTests {
    @Test func starts() {
        let tracker = Tracker()
        tracker.startNewSession()
        #expect(expect(tracker, isOneOf: ["FlagSession", "PhaseSession"]))
    }
}
