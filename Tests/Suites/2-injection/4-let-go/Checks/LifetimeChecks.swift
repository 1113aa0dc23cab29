import Foundation
import StandInUI
import Testing

@testable import MonitorLifetime

@MainActor @Suite("A monitor lets go") struct LifetimeChecks {
    let center = CountingCenter()
    let log = Log()

    /// Whether a monitor that was released on the main thread has removed its observers.
    ///
    /// Where this isn't so, only the checks that say it fail, and those that ask for more don't.
    private var removesItsObservers: Bool {
        let center = CountingCenter()
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(Log()), center: center)
        center.real.post(name: Application.willEnterForegroundNotification, object: nil)
        monitor = nil
        _ = monitor
        return center.left < 1
    }

    /// Whether a monitor makes one call for a foreground notification and then one for a background notification.
    private func makesItsCalls() async -> Bool {
        let (center, log) = (CountingCenter(), Log())
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        await settle()
        log.clear()
        center.real.post(name: Application.willEnterForegroundNotification, object: nil)
        center.real.post(name: Application.didEnterBackgroundNotification, object: nil)
        await settle()
        let heard = log.heard
        withExtendedLifetime(monitor) {}
        return same(heard, ["start", "stop"])
    }

    /// Waits until calls that are made only after a post have been made.
    private func settle() async {
        for _ in 1...100 { await Task.yield() }
    }

    private func post(_ name: Notification.Name, object: NSObject? = nil) async {
        center.real.post(name: name, object: object)
        await settle()
    }

    private func foreground() async {
        await post(Application.willEnterForegroundNotification)
    }

    private func background() async {
        await post(Application.didEnterBackgroundNotification)
    }

    @Test("A new monitor waits for a notification before it calls its tracker")
    func newMonitor() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        await settle()
        expect(log.heard, equals: [], "calls after the monitor was created")
        withExtendedLifetime(monitor) {}
    }

    @Test("A monitor adds its observers to the center it was given")
    func givenCenter() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        await settle()
        log.clear()
        if center.added < 1 { fail("the monitor added no observer to that center") }
        for other in [NotificationCenter.default, NotificationCenter()] {
            other.post(name: Application.willEnterForegroundNotification, object: nil)
            other.post(name: Application.didEnterBackgroundNotification, object: nil)
        }
        await settle()
        expect(log.heard, equals: [], "calls after posts on two other centers, including the default one")
        withExtendedLifetime(monitor) {}
    }

    @Test("If the center is omitted, a monitor observes NotificationCenter.default")
    func defaultCenter() async {
        _ = SessionMonitor(tracker: Listener(Log()), center: center)
        // With a queue, this post could wait for itself. Another check reports the queue.
        if center.queues > 0 { return notJudged() }
        let monitor = SessionMonitor(tracker: Listener(log))
        await settle()
        log.clear()
        NotificationCenter.default.post(name: Application.didEnterBackgroundNotification, object: nil)
        await settle()
        expect(log.heard, equals: ["stop"], "calls after a background notification on the default center")
        withExtendedLifetime(monitor) {}
    }

    @Test("All observers stay in the center while the monitor exists")
    func stays() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        let text = "observers that were removed although the monitor still exists"
        let removedAtOnce = center.added - center.left
        expect(removedAtOnce, equals: 0, "\(text), right after it was created")
        for _ in 1...2 {
            await foreground()
            await background()
        }
        expect(
            center.added - center.left - removedAtOnce, equals: 0,
            "\(text), after four notifications")
        if center.added < 1 { notJudged() }
        withExtendedLifetime(monitor) {}
    }

    @Test("While a monitor exists, each notification causes one call")
    func works() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        await settle()
        log.clear()
        await foreground()
        expect(log.heard, equals: ["start"], "calls after a foreground notification")
        log.clear()
        await background()
        expect(log.heard, equals: ["stop"], "calls after a background notification")
        log.clear()
        for _ in 1...4 { await foreground() }
        for _ in 1...5 { await background() }
        expect(
            Runs(log.heard),
            equals: Runs(Array(repeating: "start", count: 4) + Array(repeating: "stop", count: 5)),
            "calls after four more foreground notifications and then five more background notifications")
        log.clear()
        await post(Application.willEnterForegroundNotification, object: NSObject())
        await post(Application.didEnterBackgroundNotification, object: NSObject())
        expect(
            log.heard, equals: ["start", "stop"],
            "calls after a foreground and a background notification that carry an object")
        withExtendedLifetime(monitor) {}
    }

    @Test("Each call is made before the post returns")
    func inTime() async {
        let monitor = SessionMonitor(tracker: Listener(log), center: center)
        await settle()
        log.clear()
        for (name, text) in [
            (Application.willEnterForegroundNotification, "foreground"),
            (Application.didEnterBackgroundNotification, "background"),
        ] {
            center.real.post(name: name, object: nil)
            let inTime = log.heard
            await settle()
            expect(
                Array(log.heard.dropFirst(inTime.count)), equals: [],
                "calls made only after the post of a \(text) notification returned")
        }
        if log.heard.isEmpty { notJudged() }
        expect(center.queues, equals: 0, "observers that use a queue, for which a post may have to wait")
        withExtendedLifetime(monitor) {}
    }

    @Test("When nothing holds a monitor, it is deallocated")
    func gone() {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        let reference = Reference(monitor)
        monitor = nil
        if reference.isAlive { fail("the monitor still exists after its owner released it") }
    }

    @Test("A monitor keeps its tracker alive, but only as long as it exists itself")
    func trackerGone() {
        var listener: Listener? = Listener(log)
        let trackerReference = Reference(listener)
        var monitor = listener.map { SessionMonitor(tracker: $0, center: center) }
        let reference = Reference(monitor)
        listener = nil
        if !trackerReference.isAlive { fail("the tracker is gone, although its monitor still exists") }
        monitor = nil
        // If the monitor still exists, another check fails.
        if reference.isAlive {
            notJudged()
        } else if trackerReference.isAlive {
            fail("something still holds the tracker after the monitor was deallocated")
        }
        _ = monitor
    }

    @Test("By the time a released monitor is gone, every observer is removed from the center")
    func handedBack() async {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        await foreground()
        monitor = nil
        expect(
            center.left, equals: 0,
            "observers left in the center after the owner released the monitor")
        expect(
            center.strangers, equals: 0,
            "objects passed to removeObserver(_:) that are not tokens from this center")
        let tickets = TicketCenter(CountingCenter())
        var another: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: tickets)
        let reference = Reference(another)
        another = nil
        if center.left > 0, !reference.isAlive {
            expect(
                tickets.keptTokens, equals: 0,
                "tokens that something still holds after the monitor was deallocated")
        }
        _ = (monitor, another)
    }

    @Test("All observers are removed at once, not only later")
    func notLater() async {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        await foreground()
        monitor = nil
        let atOnce = center.left
        await settle()
        let then = center.left
        expect(
            atOnce - then, equals: 0, "observers removed only a moment after the owner released the monitor"
        )
        if then > 0 {
            await foreground()
            await background()
            expect(
                then - center.left, equals: 0,
                "observers removed only when another notification was posted")
        }
        _ = monitor
    }

    @Test("Observers are removed even if nothing else holds the center")
    func unheldCenter() {
        guard removesItsObservers else { return notJudged() }
        var monitor: SessionMonitor? = SessionMonitor(
            tracker: Listener(log), center: Detour(center: center))
        monitor = nil
        expect(
            center.left, equals: 0,
            "observers left after the owner released the monitor, which alone held the center")
        _ = monitor
    }

    @Test("Observers are removed even if nothing else keeps their tokens")
    func ownTokens() {
        guard removesItsObservers else { return notJudged() }
        let tickets = TicketCenter(center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: tickets)
        monitor = nil
        expect(center.left, equals: 0, "observers left in a center that keeps no tokens")
        withExtendedLifetime(tickets) {}
        _ = monitor
    }

    @Test("Monitors on the same center work independently")
    func twoMonitors() async {
        guard removesItsObservers, await makesItsCalls() else { return notJudged() }
        let (secondLog, thirdLog) = (Log(), Log())
        let second = SessionMonitor(tracker: Listener(secondLog), center: center)
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        let third = SessionMonitor(tracker: Listener(thirdLog), center: center)
        await settle()
        for log in [secondLog, thirdLog] { log.clear() }
        await foreground()
        expect(secondLog.heard, equals: ["start"], "calls from the first of three monitors")
        expect(thirdLog.heard, equals: ["start"], "calls from the last of three monitors")
        for log in [secondLog, thirdLog] { log.clear() }
        monitor = nil
        await foreground()
        await background()
        let text = "after the second one was released"
        expect(secondLog.heard, equals: ["start", "stop"], "calls from the first monitor \(text)")
        expect(thirdLog.heard, equals: ["start", "stop"], "calls from the last monitor \(text)")
        withExtendedLifetime((second, third)) {}
        _ = monitor
    }

    @Test("Monitors can be released in any order, on one center or on two")
    func anyOrder() async {
        guard removesItsObservers, await makesItsCalls() else { return notJudged() }
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
            let four = FourMonitors()
            await settle()
            var (starts, observing) = (four.starts, [1, 2, 3, 4])
            var story = "create four monitors on two alternating centers"
            for number in order {
                four.letGo(of: number)
                four.postForeground()
                await settle()
                observing.removeAll { same($0, number + 1) }
                for other in observing { starts[other - 1] += 1 }
                story += ", release monitor \(number + 1), post foreground"
                guard same(four.starts, starts), same(four.observing, observing) else {
                    expect(
                        four.observing, equals: observing,
                        "monitors that still observe after these steps: \(story)")
                    expect(
                        four.starts, equals: starts,
                        "number of starts for each tracker after these steps: \(story)")
                    return
                }
            }
        }
    }

    @Test("All observers of a hundred monitors, one after another, are removed")
    func many() {
        guard removesItsObservers else { return notJudged() }
        for _ in 1...100 { withExtendedLifetime(SessionMonitor(tracker: Listener(log), center: center)) {} }
        expect(center.left, equals: 0, "observers left in the center after a hundred monitors")
    }

    @Test("When the owner releases a monitor, its calls end, and later posts are safe")
    func silence() async {
        var monitor: SessionMonitor? = SessionMonitor(tracker: Listener(log), center: center)
        await foreground()
        monitor = nil
        log.clear()
        await foreground()
        await background()
        expect(
            log.heard, equals: [],
            "calls after a foreground and a background notification, posted after the release")
        _ = monitor
    }

    @Test("Releasing a monitor on another thread is safe")
    func otherThread() async throws {
        guard removesItsObservers else { return notJudged() }
        let owner = Owner(SessionMonitor(tracker: Listener(log), center: center))
        await foreground()
        await Task.detached { owner.letGo() }.value
        for _ in 1...1000 where center.left > 0 { try await Task.sleep(for: .milliseconds(1)) }
        expect(
            center.left, equals: 0,
            "observers left in the center after another thread released the monitor")
        log.clear()
        await foreground()
        await background()
        expect(log.heard, equals: [], "calls after another thread released the monitor")
    }
}
