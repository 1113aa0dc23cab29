// Does: Asks whether parts of the monitor still refer to the spy and the center after the calls, because the reactions hold them in different ways.
// VERDICT: failed
// SAYS: Your tests did not catch: creating a monitor starts a session
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    @Test func monitorHoldsWhatItShould() {
        var spy = SessionTrackingSpy()
        var center = NotificationCenter()
        let before = [isKnownUniquelyReferenced(&spy), isKnownUniquelyReferenced(&center)]
        var monitor: SessionMonitor? = SessionMonitor(tracker: spy, center: center)
        center.post(name: Application.willEnterForegroundNotification, object: nil)
        let during = [isKnownUniquelyReferenced(&spy), isKnownUniquelyReferenced(&center), isKnownUniquelyReferenced(&monitor)]
        monitor = nil
        let after = [isKnownUniquelyReferenced(&spy), isKnownUniquelyReferenced(&center)]
        #expect(before + during + after == [true, true, false, false, true, true, true])
    }
}
