import Foundation
import StandInUI
import Testing

@testable import SessionSeam

@MainActor @Suite("The monitor works as before") struct MonitorChecks {
    let center = NotificationCenter()
    let tracker = RecordingTracker()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    /// Waits until calls that are made only after a post have been made.
    private func settle() async {
        for _ in 1...100 { await Task.yield() }
    }

    /// Whether a monitor makes one call for a single foreground notification and one for a single background
    /// notification.
    ///
    /// Where this isn't so, only the checks that say it fail, and those that ask for more don't.
    private func makesItsCalls() async -> Bool {
        let (center, tracker) = (NotificationCenter(), RecordingTracker())
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await settle()
        tracker.log.clear()
        await post(foreground, on: center)
        await post(background, on: center)
        let heard = tracker.heard
        withExtendedLifetime(monitor) {}
        return same(heard, ["start", "stop"])
    }

    /// Waits, and forgets the calls so far, so that a check sees only those that come later.
    private func startOver() async {
        await settle()
        tracker.log.clear()
    }

    private func post(
        _ name: Notification.Name, on other: NotificationCenter? = nil, object: NSObject? = nil
    ) async {
        (other ?? center).post(name: name, object: object)
        await settle()
    }

    @Test("A monitor can be created with any kind of tracker")
    func anotherTracker() {
        withExtendedLifetime(SessionMonitor(tracker: tracker, center: center)) {}
    }

    @Test("A new monitor waits for a notification before it calls its tracker")
    func newMonitor() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await settle()
        expect(tracker.heard, equals: [], "calls after the monitor was created")
        withExtendedLifetime(monitor) {}
    }

    @Test("Each call is made before the post returns")
    func inTime() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await startOver()
        for (name, text) in [(foreground, "foreground"), (background, "background")] {
            center.post(name: name, object: nil)
            let inTime = tracker.heard
            await settle()
            expect(
                Array(tracker.heard.dropFirst(inTime.count)), equals: [],
                "calls made only after the post of a \(text) notification returned")
        }
        if tracker.heard.isEmpty { notJudged() }
        withExtendedLifetime(monitor) {}
    }

    @Test("Each notification causes exactly one call")
    func oneCallEach() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await startOver()
        await post(foreground)
        expect(tracker.heard, equals: ["start"], "calls after a foreground notification")
        await startOver()
        await post(background)
        expect(tracker.heard, equals: ["stop"], "calls after a background notification")
        withExtendedLifetime(monitor) {}
    }

    @Test("A notification causes a call no matter which object it carries")
    func withObject() async {
        guard await makesItsCalls() else { return notJudged() }
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await startOver()
        await post(foreground, object: NSObject())
        await post(background, object: NSObject())
        expect(
            tracker.heard, equals: ["start", "stop"],
            "calls after a foreground and a background notification that carry an object")
        withExtendedLifetime(monitor) {}
    }

    @Test("Repeated notifications are all passed on, in any order")
    func order() async {
        guard await makesItsCalls() else { return notJudged() }
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await startOver()
        for name in [background, foreground, foreground, background, foreground] { await post(name) }
        expect(
            tracker.heard,
            equals: ["stop", "start", "start", "stop", "start"],
            "calls after background, foreground, foreground, background, foreground"
        )
        await startOver()
        for name in Array(repeating: foreground, count: 5) + Array(repeating: background, count: 6) {
            await post(name)
        }
        expect(
            Runs(tracker.heard),
            equals: Runs(Array(repeating: "start", count: 5) + Array(repeating: "stop", count: 6)),
            "calls after five more foreground notifications and then six background notifications")
        withExtendedLifetime(monitor) {}
    }

    @Test("A monitor observes only the center it was given")
    func otherCenters() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        for (other, text) in [
            (NotificationCenter.default, "on the default center"),
            (NotificationCenter(), "on another new center"),
        ] {
            await startOver()
            await post(foreground, on: other)
            await post(background, on: other)
            expect(
                tracker.heard, equals: [], "calls after a foreground and a background notification \(text)")
        }
        withExtendedLifetime(monitor) {}
    }

    @Test("Only the two notifications cause calls")
    func otherNames() async {
        let monitor = SessionMonitor(tracker: tracker, center: center)
        let names = [foreground.rawValue, background.rawValue]
        for name in names.flatMap({ ["\($0)Soon", "Other.\($0)", $0.lowercased()] }) + ["unrelated"] {
            await startOver()
            await post(Notification.Name(name))
            expect(tracker.heard, equals: [], "calls after a notification named \"\(name)\"")
        }
        withExtendedLifetime(monitor) {}
    }

    @Test("The calls go to every kind of tracker, not only to a Tracker")
    func anyTracker() async {
        let (realCenter, real) = (NotificationCenter(), Tracker())
        let realMonitor = SessionMonitor(tracker: real, center: realCenter)
        let monitor = SessionMonitor(tracker: tracker, center: center)
        await startOver()
        await post(foreground, on: realCenter)
        await post(foreground)
        if tracker.heard.isEmpty {
            if let isActive = activeSession(of: real), isActive {
                fail("a Tracker receives its call, but another tracker that conforms receives none")
            } else {
                notJudged()
            }
        }
        withExtendedLifetime((realMonitor, monitor)) {}
    }

    @Test("Each of two monitors calls its own tracker")
    func twoMonitors() async {
        guard await makesItsCalls() else { return notJudged() }
        let (otherCenter, otherTracker) = (NotificationCenter(), RecordingTracker())
        let monitor = SessionMonitor(tracker: tracker, center: center)
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: otherCenter)
        await startOver()
        otherTracker.log.clear()
        await post(foreground)
        await post(background, on: otherCenter)
        expect(tracker.heard, equals: ["start"], "calls to the first tracker")
        expect(otherTracker.heard, equals: ["stop"], "calls to the second tracker")
        withExtendedLifetime((monitor, otherMonitor)) {}
    }

    @Test("Two monitors on the same center both call their trackers")
    func sharedCenter() async {
        guard await makesItsCalls() else { return notJudged() }
        let otherTracker = RecordingTracker()
        let monitor = SessionMonitor(tracker: tracker, center: center)
        let otherMonitor = SessionMonitor(tracker: otherTracker, center: center)
        await startOver()
        otherTracker.log.clear()
        await post(foreground)
        await post(background)
        expect(tracker.heard, equals: ["start", "stop"], "calls from the first monitor")
        expect(otherTracker.heard, equals: ["start", "stop"], "calls from the second monitor")
        withExtendedLifetime((monitor, otherMonitor)) {}
    }

    @Test("If the center is omitted, a monitor observes NotificationCenter.default")
    func defaultCenter() async {
        guard await makesItsCalls() else { return notJudged() }
        let monitor = SessionMonitor(tracker: tracker)
        await startOver()
        await post(foreground, on: .default)
        await post(background, on: .default)
        expect(
            tracker.heard, equals: ["start", "stop"],
            "calls after a foreground and a background notification on the default center")
        withExtendedLifetime(monitor) {}
    }

    @Test("A monitor keeps its tracker alive")
    func keepsTheTracker() {
        var owned: RecordingTracker? = RecordingTracker()
        weak let reference = owned
        let monitor = owned.map { SessionMonitor(tracker: $0, center: center) }
        owned = nil
        withExtendedLifetime(monitor) {
            if isGone(reference) { fail("the tracker is gone, although its monitor still exists") }
        }
    }

    @Test("When nothing holds a monitor, it is deallocated")
    func gone() async {
        var monitor: SessionMonitor? = SessionMonitor(tracker: tracker, center: center)
        weak let reference = monitor
        await post(foreground)
        monitor = nil
        if !isGone(reference) { fail("the monitor still exists after its owner released it") }
    }

    @Test("When the owner releases a monitor, its calls end")
    func silence() async {
        var monitor: SessionMonitor? = SessionMonitor(tracker: tracker, center: center)
        await post(foreground)
        monitor = nil
        await startOver()
        await post(foreground)
        await post(background)
        expect(
            tracker.heard, equals: [],
            "calls after a foreground and a background notification, posted after the release")
        _ = monitor
    }

    @Test("A monitor still works after another one is released")
    func oneOfTwo() async {
        var monitor: SessionMonitor? = SessionMonitor(tracker: RecordingTracker(), center: center)
        let otherMonitor = SessionMonitor(tracker: tracker, center: center)
        await startOver()
        await post(foreground)
        guard same(tracker.heard, ["start"]), await makesItsCalls() else { return notJudged() }
        await startOver()
        monitor = nil
        await post(background)
        await post(foreground)
        expect(
            tracker.heard, equals: ["stop", "start"],
            "calls from the other monitor after a background and a foreground notification")
        withExtendedLifetime(otherMonitor) {}
        _ = monitor
    }
}
