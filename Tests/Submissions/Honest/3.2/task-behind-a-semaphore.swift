// Does: Uses the tracker in tasks, and waits for them with a semaphore instead of `await`.
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test(arguments: ["", "s", "ss", "x", "sx", "sxx", "ssx", "sxs"])
    func calls(_ calls: String) {
        let done = DispatchSemaphore(value: 0)
        Task {
            let tracker = Tracker()
            for call in calls { call == "s" ? tracker.startNewSession() : tracker.stopCurrentSession() }
            #expect(tracker.hasActiveSession == (calls.last == "s"), "after \(calls)")
            done.signal()
        }
        done.wait()
    }

    @Test func neighbors() {
        let (busy, idle) = (Tracker(), Tracker())
        busy.startNewSession()
        #expect(!idle.hasActiveSession)
        idle.stopCurrentSession()
        #expect(busy.hasActiveSession)
    }
}
