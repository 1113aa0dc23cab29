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

    @Test("While a monitor exists, each notification causes one call, before the post returns")
    func works() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        expect(log.heard, equals: [], "calls right after the monitor was created")
        foreground()
        expect(log.heard, equals: ["start"], "calls after a foreground notification")
        background()
        expect(log.heard, equals: ["start", "stop"], "calls after a background notification")
        for _ in 1...4 { foreground() }
        for _ in 1...5 { background() }
        expect(
            Array(log.heard.dropFirst(2)),
            equals: Array(repeating: "start", count: 4) + Array(repeating: "stop", count: 5),
            "additional calls after four foreground and five background notifications"
        )
        let before = log.heard
        center.real.post(name: Application.didEnterBackgroundNotification, object: NSObject())
        expect(
            Array(log.heard.dropFirst(before.count)), equals: ["stop"],
            "calls after a background notification that carries an object")
        let inTime = log.heard
        for _ in 1...100 { await Task.yield() }
        expect(
            Array(log.heard.dropFirst(inTime.count)), equals: [],
            "calls made only after the post returned")
        withExtendedLifetime(monitor) {}
    }

    @Test("A monitor observes the center it was given")
    func givenCenter() {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        withExtendedLifetime(monitor) {
            if center.liveTokens.isEmpty { fail("the monitor added no observer to its center") }
            expect(center.queues, equals: 0, "observers that use a queue, which could make a post wait")
            for other in [NotificationCenter.default, NotificationCenter()] {
                other.post(name: Application.willEnterForegroundNotification, object: nil)
                other.post(name: Application.didEnterBackgroundNotification, object: nil)
            }
            expect(log.heard, equals: [], "calls after posts on two other centers, including the default one")
        }
    }

    @Test("A monitor works even if nothing else holds its center")
    func unheldCenter() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: Detour(center: center))
        foreground()
        background()
        expect(log.heard, equals: ["start", "stop"], "calls through a center that only the monitor holds")
        monitor = nil
        expect(
            center.liveTokens.count, equals: 0,
            "observers left in that center after the owner released the monitor")
        _ = monitor
    }

    @Test("If the center is omitted, a monitor observes NotificationCenter.default")
    func defaultCenter() {
        _ = SessionMonitor(tracker: Listener(Log()), center: center)
        if center.queues > 0 {
            fail("not checked, because the observers use a queue, so the post could wait for itself")
            return
        }
        let monitor = SessionMonitor(tracker: Listener(log))
        withExtendedLifetime(monitor) {
            NotificationCenter.default.post(
                name: Application.didEnterBackgroundNotification, object: nil)
            expect(log.heard, equals: ["stop"], "calls after a post on NotificationCenter.default")
        }
    }

    @Test("When nothing holds a monitor, it is deallocated")
    func gone() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        let reference = Reference(monitor)
        monitor = nil
        if reference.isAlive { fail("the monitor is still alive after its owner released it") }
    }

    @Test("After a monitor is deallocated, nothing keeps its tracker alive")
    func trackerGone() {
        var listener: Listener? = Listener(log)
        let reference = Reference(listener)
        var monitor = listener.map { SessionMonitor(tracker: $0, center: center) }
        listener = nil
        foreground()
        expect(log.heard, equals: ["start"], "calls while the monitor existed")
        monitor = nil
        if reference.isAlive {
            fail("something still holds the tracker after the owner released the monitor")
        }
        _ = monitor
    }

    @Test("Every observer is removed from the center")
    func handedBack() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        foreground()
        monitor = nil
        expect(
            center.liveTokens.count, equals: 0,
            "observers left in the center after the owner released the monitor")
        _ = monitor
    }

    @Test("Observers are removed even if nothing else keeps their tokens")
    func ownTokens() {
        let tickets = TicketCenter(center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: tickets)
        foreground()
        monitor = nil
        expect(center.liveTokens.count, equals: 0, "observers left in a center that keeps no tokens")
        withExtendedLifetime(tickets) {}
        _ = monitor
    }

    @Test("Releasing one monitor does not affect the others")
    func twoMonitors() {
        let (secondLog, thirdLog) = (Log(), Log())
        let second = SessionMonitor(tracker: Listener(secondLog), center: center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        let third = SessionMonitor(tracker: Listener(thirdLog), center: center)
        foreground()
        monitor = nil
        background()
        expect(secondLog.heard, equals: ["start", "stop"], "calls to the tracker of the first monitor")
        expect(thirdLog.heard, equals: ["start", "stop"], "calls to the tracker of the last monitor")
        withExtendedLifetime((second, third)) {}
        _ = monitor
    }

    @Test("Monitors can be released in any order, on one center or on two")
    func anyOrder() {
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
            let four = FourMonitors()
            var (starts, areObserving) = ([0, 0, 0, 0], [true, true, true, true])
            var story = "create four monitors on two alternating centers"
            for number in order {
                four.letGo(of: number)
                four.postForeground()
                areObserving[number] = false
                for other in areObserving.indices where areObserving[other] { starts[other] += 1 }
                story += ", release monitor \(number + 1), post foreground"
                guard same(four.starts, starts), same(four.areObserving, areObserving) else {
                    expect(
                        four.areObserving, equals: areObserving,
                        "whether each monitor still observes after these steps: \(story)")
                    expect(
                        four.starts, equals: starts,
                        "number of starts for each tracker after these steps: \(story)")
                    return
                }
            }
        }
    }

    @Test("A hundred monitors, one after another, leave no observers behind")
    func many() {
        for _ in 1...100 { withExtendedLifetime(SessionMonitor(tracker: Listener(log), center: center)) {} }
        expect(center.liveTokens.count, equals: 0, "observers left in the center after a hundred monitors")
    }

    @Test("Later posts make no calls and do not crash")
    func silence() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        foreground()
        monitor = nil
        foreground()
        background()
        expect(
            log.heard, equals: ["start"],
            "calls after one post before the monitor was released and two posts after"
        )
        _ = monitor
    }

    @Test("Releasing a monitor on another thread is safe")
    func otherThread() async throws {
        let owner = Owner(SessionMonitor(tracker: Listener(log), center: center))
        foreground()
        await Task.detached { owner.letGo() }.value
        for _ in 1...1000 where !center.liveTokens.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        expect(
            center.liveTokens.count, equals: 0,
            "observers left in the center after another thread released the monitor")
        let before = log.heard
        foreground()
        background()
        expect(
            Array(log.heard.dropFirst(before.count)), equals: [],
            "calls after another thread released the monitor")
    }
}
