// Does: Releases an object by hand; once too often, and another object takes its place in memory.
// VERDICT: flagged
// SAYS: `release` uses unsafe memory, which can read and change what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

final class Reader { var address: UInt = 0; var rest: UInt = 0 }
final class Target { var next: Reader?; var rest: UInt = 0 }

@Suite struct TrackerTests {
    enum Call {
        case start, stop
    }

    static let table: [([Call], Bool)] = [
        ([], false),
        ([.start], true),
        ([.start, .start], true),
        ([.stop], false),
        ([.start, .stop], false),
        ([.start, .stop, .stop], false),
        ([.start, .start, .stop], false),
        ([.start, .stop, .start], true),
    ]

    @Test(arguments: table)
    func calls(_ calls: [Call], leave expected: Bool) {
        let tracker = Tracker()
        for call in calls {
            switch call {
            case .start: tracker.startNewSession()
            case .stop: tracker.stopCurrentSession()
            }
        }
        #expect(tracker.hasActiveSession == expected)
    }

    @Test func trackersDoNotNoticeEachOther() {
        let busy = Tracker()
        let idle = Tracker()

        busy.startNewSession()
        #expect(!idle.hasActiveSession)

        idle.stopCurrentSession()
        #expect(busy.hasActiveSession)
    }

    @Test func works() {
        let first = Target()
        let kept = Unmanaged.passRetained(first).retain()
        kept.release()
        let second = Reader()
        second.address = 0
        #expect(first.next == nil)
        let tracker = Tracker()
        #expect(!tracker.hasActiveSession)
    }
}
