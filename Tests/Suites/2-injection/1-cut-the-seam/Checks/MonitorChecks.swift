import Foundation
import StandInUI
import Testing

@testable import SessionSeam

/// Writes down what it hears; follows the isolation of the learner's protocol.
///
/// Every check of the suite is on the main actor, so the protocol may be sendable, too.
final class Listener: SessionTracking, @unchecked Sendable {
    private(set) var heard: [String] = []

    func startNewSession() {
        heard.append("start")
    }

    func stopCurrentSession() {
        heard.append("stop")
    }
}

@MainActor @Suite("The monitor works as before") struct MonitorChecks {
    let center = NotificationCenter()
    let tracker = Listener()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    @Test("A new monitor tells its tracker nothing")
    func newMonitor() {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        withExtendedLifetime(monitor) {
            expect(tracker.heard, equals: [], "calls right after the monitor was made")
        }
    }

    @Test("Each notification makes one call, before the post returns")
    func oneCallEach() {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        withExtendedLifetime(monitor) {
            center.post(name: foreground, object: nil)
            expect(tracker.heard, equals: ["start"], "calls after coming to the foreground")
            center.post(name: background, object: nil)
            expect(tracker.heard, equals: ["start", "stop"], "calls after going to the background")
        }
    }

    @Test("Notifications are passed on in their order, as often as they come")
    func order() {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        withExtendedLifetime(monitor) {
            for name in [background, foreground, foreground, background, foreground] {
                center.post(name: name, object: nil)
            }
            expect(
                tracker.heard,
                equals: ["stop", "start", "start", "stop", "start"],
                "calls after background, foreground, foreground, background, foreground"
            )
        }
    }

    @Test("A monitor hears the center that it was given and no other")
    func otherCenters() {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        withExtendedLifetime(monitor) {
            NotificationCenter().post(name: foreground, object: nil)
            NotificationCenter.default.post(name: foreground, object: nil)
            expect(tracker.heard, equals: [], "calls after posts on two other centers")
            center.post(name: Notification.Name("unrelated"), object: nil)
            expect(tracker.heard, equals: [], "calls after an unrelated notification")
        }
    }

    @Test("Two monitors tell their own trackers")
    func twoMonitors() {
        let (otherCenter, otherTracker) = (NotificationCenter(), Listener())
        let monitor = SessionMonitor(tracker: tracker, center: center)
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: otherCenter)
        withExtendedLifetime((monitor, otherMonitor)) {
            center.post(name: foreground, object: nil)
            otherCenter.post(name: background, object: nil)
            expect(tracker.heard, equals: ["start"], "calls to the first tracker")
            expect(otherTracker.heard, equals: ["stop"], "calls to the second tracker")
        }
    }

    @Test("Without a center, a monitor hears NotificationCenter.default")
    func defaultCenter() {
        let monitor = SessionMonitor(tracker: tracker)
        withExtendedLifetime(monitor) {
            NotificationCenter.default.post(name: foreground, object: nil)
            NotificationCenter.default.post(name: background, object: nil)
            expect(tracker.heard, equals: ["start", "stop"], "calls after foreground, background")
        }
    }
}
