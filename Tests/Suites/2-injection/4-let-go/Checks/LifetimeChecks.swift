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
    func works() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        expect(log.heard, equals: [], "calls right after the monitor was made")
        foreground()
        expect(log.heard, equals: ["start"], "calls after coming to the foreground")
        background()
        expect(log.heard, equals: ["start", "stop"], "calls after going to the background")
        for _ in 1...4 { foreground() }
        for _ in 1...5 { background() }
        expect(
            Array(log.heard.dropFirst(2)),
            equals: Array(repeating: "start", count: 4) + Array(repeating: "stop", count: 5),
            "further calls after four times foreground and five times background"
        )
        let before = log.heard
        center.real.post(name: Application.didEnterBackgroundNotification, object: NSObject())
        expect(
            Array(log.heard.dropFirst(before.count)), equals: ["stop"],
            "calls after going to the background, posted with an object")
        let inTime = log.heard
        for _ in 1...100 { await Task.yield() }
        expect(
            Array(log.heard.dropFirst(inTime.count)), equals: [],
            "calls that came only after the post had returned")
        withExtendedLifetime(monitor) {}
    }

    @Test("It observes at the center that it was given")
    func givenCenter() {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        withExtendedLifetime(monitor) {
            if center.liveTokens.isEmpty { Issue.record("the monitor added no observer to its center") }
            expect(center.queues, equals: 0, "observers with a queue, which could make a post wait")
            for other in [NotificationCenter.default, NotificationCenter()] {
                other.post(name: Application.willEnterForegroundNotification, object: nil)
                other.post(name: Application.didEnterBackgroundNotification, object: nil)
            }
            expect(log.heard, equals: [], "calls after posts on two other centers, one of them the default")
        }
    }

    @Test("It needs nobody else to hold its center")
    func unheldCenter() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: Detour(center: center))
        foreground()
        background()
        expect(log.heard, equals: ["start", "stop"], "calls through a center that only the monitor has")
        monitor = nil
        expect(center.liveTokens.count, equals: 0, "observers left there after the owner let go")
        _ = monitor
    }

    @Test("Without a center, it observes at NotificationCenter.default")
    func defaultCenter() {
        _ = SessionMonitor(tracker: Listener(Log()), center: center)
        if center.queues > 0 {
            Issue.record("not tried: the observers ask for a queue, so the post could wait for itself")
            return
        }
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

    @Test("Tokens that nobody else keeps are handed back as well")
    func ownTokens() {
        let tickets = TicketCenter(center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: tickets)
        foreground()
        monitor = nil
        expect(center.liveTokens.count, equals: 0, "observers left at a center that keeps no tokens")
        withExtendedLifetime(tickets) {}
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

    @Test("Monitors may go in any order, from one center or from two")
    func anyOrder() {
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
            let four = FourMonitors()
            var (starts, areObserving) = ([0, 0, 0, 0], [true, true, true, true])
            var story = "four monitors, at two centers in turn"
            for number in order {
                four.letGo(of: number)
                four.postForeground()
                areObserving[number] = false
                for other in areObserving.indices where areObserving[other] { starts[other] += 1 }
                story += ", let go of number \(number + 1), foreground"
                guard four.starts == starts, four.areObserving == areObserving else {
                    expect(four.areObserving, equals: areObserving, "who still observes after: \(story)")
                    expect(four.starts, equals: starts, "starts that each tracker heard after: \(story)")
                    return
                }
            }
        }
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

    @Test("Letting go on another thread does no harm")
    func otherThread() async throws {
        let owner = Owner(SessionMonitor(tracker: Listener(log), center: center))
        foreground()
        await Task.detached { owner.letGo() }.value
        for _ in 1...1000 where !center.liveTokens.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        expect(center.liveTokens.count, equals: 0, "observers left at the center after another thread let go")
        let before = log.heard
        foreground()
        background()
        expect(Array(log.heard.dropFirst(before.count)), equals: [], "calls after another thread let go")
    }
}
