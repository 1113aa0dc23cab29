// Does: Encodes sequences of calls as bits, with generic helpers named `check` and `record`.
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

private struct Verdict: Error, CustomStringConvertible { var description: String }

private func check<Value: Equatable>(_ value: Value, _ expected: Value, _ hint: @autoclosure () -> String) throws(Verdict) {
    if value != expected { throw Verdict(description: "\(hint()): \(value) instead of \(expected)") }
}

private func record(_ verdict: Verdict, _ location: SourceLocation = #_sourceLocation) {
    Issue.record(verdict, sourceLocation: location)
}

extension BinaryInteger {
    fileprivate func bits(_ count: Int) -> [Bool] { (0..<count).map { self >> $0 & 1 == 1 } }
}

@Suite("All sequences of up to four calls") struct TrackerTests {
    @Test func noCall() { #expect(Tracker().hasActiveSession == false) }

    @Test("Each bit is a call", arguments: 1...4, [0b0000, 0b0001, 0b0010, 0b0011, 0b0101, 0b1010, 0b1001, 0b0110, 0b1111])
    func sequence(length: Int, pattern: Int) {
        let tracker = Tracker(), other = Tracker()
        do {
            for (index, isStart) in pattern.bits(length).enumerated() {
                if isStart { tracker.startNewSession() } else { tracker.stopCurrentSession() }
                try check(tracker.hasActiveSession, isStart, "call \(index + 1) of \(length)")
                try check(other.hasActiveSession, false, "the other tracker")
            }
            other.startNewSession()
            tracker.stopCurrentSession()
            try check(other.hasActiveSession, true, "the other tracker, after a stop of the first")
            try check(tracker.hasActiveSession, false, "the first tracker, in the end")
        } catch {
            record(error)
        }
    }
}
