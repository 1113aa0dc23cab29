// Does: Shows a test in a block comment, with `@Test`, `#expect` and `@testable import`, above an ordinary class.
// swift-format-ignore-file
// FILE: Tracker.swift
/*
    How to test this class:

        @testable import TrackerAccess

        @Suite struct TrackerTests {
            @Test func starts() {
                let tracker = Tracker()
                tracker.startNewSession()
                #expect(tracker.hasActiveSession)
            }
        }
*/

/// Knows whether a session is running.
final class Tracker {
    private enum Key { case start, stop }
    private var history: [Key] = []

    var hasActiveSession: Bool { if case .start? = history.last { true } else { false } }

    func startNewSession() { history.append(.start) }
    func stopCurrentSession() { history.append(.stop) }
}
