// Does: Attaches a trait to the suite, whose scope looks at the tracker's parts and records an issue for each wrong one.
// VERDICT: failed
// SAYS: Your test `startsASession()` should pass with a tracker that keeps eve
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

struct Inspected: TestTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let parts = Mirror(reflecting: Tracker()).children.map { "\(type(of: $0.value))" }
        if !["FlagSession", "PhaseSession"].contains(parts.first) { Issue.record("a session is missing") }
        try await function()
    }
}

@Suite struct TrackerTests {
    @Test(Inspected()) func startsASession() {
        let tracker = Tracker()
        tracker.startNewSession()
        #expect(tracker.hasActiveSession == tracker.hasActiveSession)
    }
}
