import Foundation
import StandInUI
import Testing

@testable import SessionSeam

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
    func oneCallEach() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        center.post(name: foreground, object: nil)
        expect(tracker.heard, equals: ["start"], "calls after coming to the foreground")
        center.post(name: background, object: NSObject())
        expect(
            tracker.heard, equals: ["start", "stop"],
            "calls after going to the background, posted with an object")
        let inTime = tracker.heard
        for _ in 1...100 { await Task.yield() }
        expect(
            Array(tracker.heard.dropFirst(inTime.count)), equals: [],
            "calls that came only after the post had returned")
        withExtendedLifetime(monitor) {}
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
            for name in Array(repeating: foreground, count: 5) + Array(repeating: background, count: 6) {
                center.post(name: name, object: nil)
            }
            expect(
                Array(tracker.heard.dropFirst(5)),
                equals: Array(repeating: "start", count: 5) + Array(repeating: "stop", count: 6),
                "further calls after five times foreground and six times background"
            )
        }
    }

    @Test("A monitor hears the center that it was given and no other")
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

    @Test("Two monitors at one center both tell their trackers")
    func sharedCenter() {
        let otherTracker = Listener()
        let monitor = SessionMonitor(tracker: tracker, center: center)
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: center)
        withExtendedLifetime((monitor, otherMonitor)) {
            center.post(name: foreground, object: nil)
            center.post(name: background, object: nil)
            expect(tracker.heard, equals: ["start", "stop"], "calls from the monitor made first")
            expect(otherTracker.heard, equals: ["start", "stop"], "calls from the monitor made second")
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

    @Test("A monitor keeps its tracker")
    func keepsTheTracker() {
        let log = Log()
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        withExtendedLifetime(monitor) {
            center.post(name: foreground, object: nil)
            center.post(name: background, object: nil)
            expect(log.heard, equals: ["start", "stop"], "calls to a tracker that only the monitor holds")
        }
    }

    @Test("A monitor that nobody holds is gone, and makes no more calls")
    func gone() {
        let otherTracker = Listener()
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: tracker, center: center)
        weak let reference = monitor
        center.post(name: foreground, object: nil)
        monitor = nil
        if reference != nil { Issue.record("the monitor is still alive after its owner let go") }
        center.post(name: foreground, object: nil)
        center.post(name: background, object: nil)
        expect(tracker.heard, equals: ["start"], "calls after one post to the monitor and two without it")
        withExtendedLifetime(otherMonitor) {
            expect(
                otherTracker.heard, equals: ["start", "start", "stop"],
                "calls to the tracker of a monitor that is still held")
        }
    }
}
