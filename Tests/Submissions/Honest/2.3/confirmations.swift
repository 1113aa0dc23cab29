// Does: Counts the calls with `confirmation`, in asynchronous tests with a tracker made of closures.
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor
struct ClosureTracker: SessionTracking {
    typealias Handler = @MainActor () -> Void
    var onStart: Handler = {}
    var onStop: Handler = {}

    func startNewSession() { onStart() }
    func stopCurrentSession() { onStop() }
}

extension Notification.Name {
    fileprivate static var foreground: Self { Application.willEnterForegroundNotification }
    fileprivate static var background: Self { Application.didEnterBackgroundNotification }
    fileprivate static let lunch = Notification.Name("lunch")
}

@MainActor @Suite struct MonitorTests {
    private func watch(
        starts: Int, stops: Int, _ place: SourceLocation = #_sourceLocation,
        _ body: (NotificationCenter) -> Void
    ) async {
        await confirmation("starts", expectedCount: starts, sourceLocation: place) { started in
            await confirmation("stops", expectedCount: stops, sourceLocation: place) { stopped in
                let center = NotificationCenter()
                let tracker = ClosureTracker(onStart: { started() }, onStop: { stopped() })
                let monitor = SessionMonitor(tracker: tracker, center: center)
                body(center)
                _ = consume monitor
            }
        }
    }

    @Test func `creating one is quiet, and other names are ignored`() async {
        await watch(starts: 0, stops: 0) { $0.post(name: .lunch, object: nil) }
        await watch(starts: 0, stops: 0) { _ in }
        await watch(starts: 0, stops: 0) { _ in
            for name in [Notification.Name.foreground, .background] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }

    @Test func `each kind is counted`() async {
        await watch(starts: 1, stops: 0) { $0.post(name: .foreground, object: nil) }
        await watch(starts: 0, stops: 1) { $0.post(name: .background, object: nil) }
        await watch(starts: 3, stops: 2) { center in
            for name: Notification.Name in [.background, .foreground, .foreground, .lunch, .background, .foreground] {
                center.post(name: name, object: nil)
            }
        }
    }

    @Test func `calls come in order and at once`() {
        let spy = SessionTrackingSpy()
        let center = NotificationCenter()
        let monitor = SessionMonitor(tracker: spy, center: center)
        var expected: [SessionTrackingSpy.Call] = []
        #expect(spy.calls == expected)
        for (name, call) in [(.foreground, .start), (.background, .stop), (.background, .stop), (.foreground, .start), (.foreground, .start)] as [(Notification.Name, SessionTrackingSpy.Call)] {
            center.post(name: name, object: nil)
            expected.append(call)
            #expect(spy.calls == expected)
        }
        withExtendedLifetime(monitor) {}
    }
}
