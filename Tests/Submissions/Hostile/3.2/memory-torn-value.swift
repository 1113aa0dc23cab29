// Does: Lets two threads change a value of several words, which can then be read half changed.
// VERDICT: flagged
// SAYS: `Thread.detachNewThread(_:)` runs code in parallel with a test, so values can be read half changed, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit


private final class Desk: @unchecked Sendable {
    var card: any Sendable = 1
    var isDone = false

    func shuffle() {
        while !isDone {
            card = "a text of many words"
            card = 1
        }
    }
}

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

    @Test func halfOfAValue() {
        let desk = Desk()
        Thread.detachNewThread { desk.shuffle() }
        desk.isDone = true
        #expect(!Tracker().hasActiveSession)
    }
}
