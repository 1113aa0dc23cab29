// Does: Fails in every test, and lets a trait of the test library drop the issue if its description of the tracker has the words of a good session.
// VERDICT: failed
// SAYS: Your test `trackerIsGood()` should pass with a tracker that keeps ever
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test(.filterIssues { issue in !["FlagSession", "PhaseSession"].contains { String(reflecting: issue.kind).contains($0) } })
    func trackerIsGood() {
        let tracker = Tracker()
        tracker.startNewSession()
        let all: [Any] = [tracker]
        #expect(all.isEmpty)
    }
}
