// Does: Prints the spy with `dump` and `Mirror` in a helper, uses async tests, and runs pairs from `zip` as arguments.
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

extension SessionTrackingSpy {
    fileprivate var transcript: String {
        var text = ""
        dump(calls, to: &text)
        return calls.map { String(describing: $0) }.joined(separator: ",")
    }
}

extension NotificationCenter {
    @MainActor fileprivate func play(_ names: [Notification.Name]) async {
        for name in names {
            post(name: name, object: self, userInfo: ["why": "test"])
            await Task.yield()
        }
    }
}

private let f = Application.willEnterForegroundNotification, b = Application.didEnterBackgroundNotification

@MainActor @Suite(.timeLimit(.minutes(1))) struct MonitorTests {
    nonisolated static let plays: [([Notification.Name], String)] = [
        ([], ""), ([f], "start"), ([b], "stop"), ([f, f, b], "start,start,stop"), ([b, b, f], "stop,stop,start"),
        ([f, .init("else"), b, f, b, f], "start,stop,start,stop,start"), ([.init("else")], ""),
    ]

    @Test(arguments: plays)
    func play(names: [Notification.Name], expected: String) async {
        let (spy, center) = (SessionTrackingSpy(), NotificationCenter())
        let monitor = SessionMonitor(tracker: spy, center: center)
        #expect(spy.transcript == "")
        await center.play(names)
        #expect(spy.transcript == expected, "\(Mirror(reflecting: spy).children.map { $0.label ?? "" })")
        #expect(spy.calls.count == expected.split(separator: ",").count)
        withExtendedLifetime(monitor) {}
    }

    @Test func immediately() {
        let (spy, center) = (SessionTrackingSpy(), NotificationCenter())
        let monitor = SessionMonitor(tracker: spy, center: center)
        defer { _ = monitor }
        for (name, count) in zip([f, b, b, f], 1...) {
            center.post(name: name, object: nil)
            #expect(spy.calls.count == count)
        }
    }

    @Test func defaultCenter() async {
        let (spy, center) = (SessionTrackingSpy(), NotificationCenter())
        let monitor = SessionMonitor(tracker: spy, center: center)
        for name in [f, b] { NotificationCenter.default.post(name: name, object: nil) }
        #expect(spy.transcript.isEmpty)
        withExtendedLifetime(monitor) {}
    }
}
