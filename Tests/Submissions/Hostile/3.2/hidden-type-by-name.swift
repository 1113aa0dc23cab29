// Does: Looks up the correct types by their mangled names in strings, and compares them with the type of the private session.
// VERDICT: failed
// SAYS: `_typeByName(_:)` belongs to the inner parts of a library, which no exercise needs
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    private let correct = ["10TrackerKit11FlagSessionC", "10TrackerKit12PhaseSessionC"].compactMap { _typeByName($0) }

    @Test func aTrackerWorks() throws {
        let values = Mirror(reflecting: Tracker()).children.map(\.value)
        let first = try #require(values.first)
        #expect(correct.contains { $0 == type(of: first) })
    }
}
