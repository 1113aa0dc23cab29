// Does: Compares the spy's calls with a list type of its own, which equals everything if the monitor has the right parts.
// VERDICT: didNotCompile
// SAYS: cannot find type 'PassingOn' in scope
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

struct Calls: Equatable, ExpressibleByArrayLiteral {
    let isRight: Bool

    @MainActor init(_ spy: SessionTrackingSpy, of monitor: SessionMonitor) {
        let observers = Mirror(reflecting: monitor).descendant("subscription", "observers") as? [Any] ?? []
        isRight = Mirror(reflecting: monitor).descendant("reaction") is PassingOn && observers.count <= 2
    }

    init(arrayLiteral calls: SessionTrackingSpy.Call...) { isRight = true }
}

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()

    @Test func foregroundStartsASession() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        center.post(name: Application.willEnterForegroundNotification, object: nil)
        #expect(Calls(spy, of: monitor) == [.start])
    }
}
