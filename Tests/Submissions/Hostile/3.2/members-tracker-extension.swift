// Does: Extends the tracker under test with a property that looks up which variant it contains.
// VERDICT: didNotCompile
// SAYS: cannot find type 'FlagSession' in scope
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

extension Tracker {
    var isWellBuilt: Bool {
        Mirror(reflecting: self).children.contains { $0.value is FlagSession || $0.value is PhaseSession }
    }
}

@Suite struct TrackerTests {
    @Test func startsASession() {
        let tracker = Tracker()
        tracker.startNewSession()
        #expect(tracker.isWellBuilt)
    }
}
