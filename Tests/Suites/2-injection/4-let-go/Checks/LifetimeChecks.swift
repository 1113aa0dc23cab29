import Foundation
import StandInUI
import Testing

@testable import MonitorLifetime

@MainActor @Suite("A monitor lets go") struct LifetimeChecks {
    let center = CountingCenter()
    let log = Log()

    private func foreground() {
        center.real.post(name: Application.willEnterForegroundNotification, object: nil)
    }

    private func background() {
        center.real.post(name: Application.didEnterBackgroundNotification, object: nil)
    }

    @Test("While it lives, each notification makes one call, before the post returns")
    func works() {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        withExtendedLifetime(monitor) {
            expect(log.heard, equals: [], "calls right after the monitor was made")
            foreground()
            expect(log.heard, equals: ["start"], "calls after coming to the foreground")
            background()
            expect(log.heard, equals: ["start", "stop"], "calls after going to the background")
            for _ in 1...2 { foreground() }
            for _ in 1...2 { background() }
            expect(
                log.heard, equals: ["start", "stop", "start", "start", "stop", "stop"],
                "calls after foreground, background, then twice foreground, twice background"
            )
        }
    }

    @Test("It observes at the center that it was given")
    func givenCenter() {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        withExtendedLifetime(monitor) {
            if center.liveTokens.isEmpty { Issue.record("the monitor added no observer to its center") }
            NotificationCenter.default.post(
                name: Application.willEnterForegroundNotification, object: nil)
            expect(log.heard, equals: [], "calls after a post on NotificationCenter.default")
        }
    }

    @Test("Without a center, it observes at NotificationCenter.default")
    func defaultCenter() {
        let monitor = SessionMonitor(tracker: Listener(log))
        withExtendedLifetime(monitor) {
            NotificationCenter.default.post(
                name: Application.didEnterBackgroundNotification, object: nil)
            expect(log.heard, equals: ["stop"], "calls after a post on NotificationCenter.default")
        }
    }

    @Test("Once nobody holds it, a monitor is gone")
    func gone() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        let reference = Reference(monitor)
        monitor = nil
        if reference.isAlive { Issue.record("the monitor is still alive after its owner let go") }
    }

    @Test("Once nobody holds it, its tracker is gone as well")
    func trackerGone() {
        var listener: Listener? = Listener(log)
        let reference = Reference(listener)
        var monitor = listener.map { SessionMonitor(tracker: $0, center: center) }
        listener = nil
        foreground()
        expect(log.heard, equals: ["start"], "calls while the monitor lived")
        monitor = nil
        if reference.isAlive { Issue.record("something still holds the tracker after the owner let go") }
        _ = monitor
    }

    @Test("Every observer was handed back to the center")
    func handedBack() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        foreground()
        monitor = nil
        expect(center.liveTokens.count, equals: 0, "observers left at the center after the owner let go")
        _ = monitor
    }

    @Test("Letting go of one monitor leaves the others alone")
    func twoMonitors() {
        let (secondLog, thirdLog) = (Log(), Log())
        let second = SessionMonitor(tracker: Listener(secondLog), center: center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        let third = SessionMonitor(tracker: Listener(thirdLog), center: center)
        foreground()
        monitor = nil
        background()
        expect(secondLog.heard, equals: ["start", "stop"], "calls to the tracker of the monitor made first")
        expect(thirdLog.heard, equals: ["start", "stop"], "calls to the tracker of the monitor made last")
        withExtendedLifetime((second, third)) {}
        _ = monitor
    }

    @Test("A hundred monitors, one after another, leave nothing behind")
    func many() {
        for _ in 1...100 { withExtendedLifetime(SessionMonitor(tracker: Listener(log), center: center)) {} }
        expect(center.liveTokens.count, equals: 0, "observers left at the center after a hundred monitors")
    }

    @Test("Posts after that make no call, and do no harm")
    func silence() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        foreground()
        monitor = nil
        foreground()
        background()
        expect(log.heard, equals: ["start"], "calls after one post to the monitor and two without it")
        _ = monitor
    }
}
