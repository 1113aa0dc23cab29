import Foundation
import StandInUI
import Testing

@testable import SessionSeam

@MainActor @Suite("The monitor works as before") struct MonitorChecks {
    let center = NotificationCenter()
    let tracker = Listener()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    @Test("Creating a monitor makes no calls to its tracker")
    func newMonitor() {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        withExtendedLifetime(monitor) {
            expect(tracker.heard, equals: [], "calls right after the monitor was created")
        }
    }

    @Test("Each notification causes one call, before the post returns")
    func oneCallEach() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        center.post(name: foreground, object: nil)
        expect(tracker.heard, equals: ["start"], "calls after a foreground notification")
        center.post(name: background, object: NSObject())
        expect(
            tracker.heard, equals: ["start", "stop"],
            "calls after a background notification that carries an object")
        let inTime = tracker.heard
        for _ in 1...100 { await Task.yield() }
        expect(
            Array(tracker.heard.dropFirst(inTime.count)), equals: [],
            "calls made only after the post returned")
        withExtendedLifetime(monitor) {}
    }

    @Test("Every notification is passed on, in order")
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
            for name in Array(repeating: foreground, count: 5) + Array(repeating: background, count: 6) {
                center.post(name: name, object: nil)
            }
            expect(
                Array(tracker.heard.dropFirst(5)),
                equals: Array(repeating: "start", count: 5) + Array(repeating: "stop", count: 6),
                "additional calls after five foreground and six background notifications"
            )
        }
    }

    @Test("A monitor observes only the center it was given")
    func otherCenters() {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        withExtendedLifetime(monitor) {
            for other in [NotificationCenter(), NotificationCenter.default] {
                other.post(name: foreground, object: nil)
                other.post(name: background, object: nil)
            }
            expect(tracker.heard, equals: [], "calls after posts on two other centers")
            let names = [foreground.rawValue, background.rawValue]
            for name in names.flatMap({ ["\($0)Soon", "Other.\($0)", $0.lowercased()] }) + ["unrelated"] {
                center.post(name: Notification.Name(name), object: nil)
            }
            expect(tracker.heard, equals: [], "calls after notifications with other names")
        }
    }

    @Test("Each of two monitors calls its own tracker")
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

    @Test("Two monitors on the same center both call their trackers")
    func sharedCenter() {
        let otherTracker = Listener()
        let monitor = SessionMonitor(tracker: tracker, center: center)
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: center)
        withExtendedLifetime((monitor, otherMonitor)) {
            center.post(name: foreground, object: nil)
            center.post(name: background, object: nil)
            expect(tracker.heard, equals: ["start", "stop"], "calls from the first monitor")
            expect(otherTracker.heard, equals: ["start", "stop"], "calls from the second monitor")
        }
    }

    @Test("If the center is omitted, a monitor observes NotificationCenter.default")
    func defaultCenter() {
        let monitor = SessionMonitor(tracker: tracker)
        withExtendedLifetime(monitor) {
            NotificationCenter.default.post(name: foreground, object: nil)
            NotificationCenter.default.post(name: background, object: nil)
            expect(tracker.heard, equals: ["start", "stop"], "calls after foreground, background")
        }
    }

    @Test("A monitor keeps its tracker alive")
    func keepsTheTracker() {
        let log = Log()
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        withExtendedLifetime(monitor) {
            center.post(name: foreground, object: nil)
            center.post(name: background, object: nil)
            expect(log.heard, equals: ["start", "stop"], "calls to a tracker that only the monitor holds")
        }
    }

    @Test("A monitor that nothing holds is deallocated and makes no more calls")
    func gone() {
        let otherTracker = Listener()
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: tracker, center: center)
        weak let reference = monitor
        center.post(name: foreground, object: nil)
        monitor = nil
        if !isGone(reference) { fail("the monitor is still alive after its owner released it") }
        center.post(name: foreground, object: nil)
        center.post(name: background, object: nil)
        expect(
            tracker.heard, equals: ["start"],
            "calls after one post before the monitor was released and two posts after")
        withExtendedLifetime(otherMonitor) {
            expect(
                otherTracker.heard, equals: ["start", "start", "stop"],
                "calls to the tracker of another monitor, which is still held")
        }
    }
}
