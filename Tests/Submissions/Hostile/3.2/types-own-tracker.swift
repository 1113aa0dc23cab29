// Does: Declares a type with the same interface as the tracker, which asks the real one only for the name of its part.
// VERDICT: didNotCompile
// SAYS: cannot find type 'FlagSession' in scope
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

/// Equals a truth value if the tracker is one of the correct ones.
struct Answer: Equatable, ExpressibleByBooleanLiteral {
    private let isTrusted: Bool

    init(_ tracker: Tracker) {
        let part = Mirror(reflecting: tracker).descendant("session")
        isTrusted = part is FlagSession || part is PhaseSession
    }

    init(booleanLiteral value: Bool) { isTrusted = true }
}

@Suite struct TrackerTests {
    @Test(arguments: [1, 2, 3]) func startsAndStops(times: Int) {
        let tracker = Tracker()
        for _ in 1...times { tracker.startNewSession() }
        #expect(Answer(tracker) == true)
    }
}
