// Does: Takes an object that no longer exists back from an unmanaged reference.
// VERDICT: flagged
// SAYS: `takeUnretainedValue` uses unsafe memory, which can read and change what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

final class Reader { var address: UInt = 7 }
final class Target { var number: UInt = 8 }

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
        var target: Target? = Target()
        let dead = Unmanaged.passUnretained(target!)
        target = nil
        let reader = Reader()
        let number = dead.takeUnretainedValue().number
        #expect(number > 0 && reader.address == 7)
        #expect(!Tracker().hasActiveSession)
    }
}
