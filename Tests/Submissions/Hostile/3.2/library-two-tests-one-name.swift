// Does: Switches a test off that has the name of another one.
// VERDICT: failed
// SAYS: Another test has the same name as your test `all()`, so their results
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test(.disabled()) func all() {
        let tracker = Tracker()
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
    }

    @Test func all() async {
        let tracker = Tracker()
        #expect(!tracker.hasActiveSession)
    }
}
