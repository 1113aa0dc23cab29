import Foundation
import StandInUI

@testable import MonitorLifetime

/// Forwards every call to a real center, and keeps the tokens of the observers that were not removed.
///
/// This class counts the queues that callers pass, but it doesn't use them, because a post on the main thread
/// could then wait for itself.
final class CountingCenter: Observing {
    let real = NotificationCenter()
    private(set) var liveTokens: [any NSObjectProtocol] = []
    private(set) var queues = 0

    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        if !isGone(queue) { queues += 1 }
        let token = real.addObserver(forName: name, object: object, queue: nil, using: block)
        liveTokens.append(token)
        return token
    }

    func removeObserver(_ token: Any) {
        liveTokens.removeAll { identical($0, token as AnyObject) }
        real.removeObserver(token)
    }
}

/// A center that only forwards calls to another one.
struct Detour: Observing {
    let center: CountingCenter

    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        center.addObserver(forName: name, object: object, queue: queue, using: block)
    }

    func removeObserver(_ token: Any) {
        center.removeObserver(token)
    }
}

/// A center that returns its own tokens and keeps none of them.
final class TicketCenter: Observing {
    private final class Ticket: NSObject {
        let token: any NSObjectProtocol

        init(_ token: any NSObjectProtocol) {
            self.token = token
        }
    }

    private let center: CountingCenter

    init(_ center: CountingCenter) {
        self.center = center
    }

    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        Ticket(center.addObserver(forName: name, object: object, queue: queue, using: block))
    }

    func removeObserver(_ token: Any) {
        guard let ticket = token as? Ticket else { return }
        center.removeObserver(ticket.token)
    }
}

/// Four monitors on two alternating centers, with the calls each one made and the observers each one added.
@MainActor
final class FourMonitors {
    private let centers = [CountingCenter(), CountingCenter()]
    private let logs = [Log(), Log(), Log(), Log()]
    private var monitors: [SessionMonitor?] = []
    private var tokens: [[any NSObjectProtocol]] = []

    var starts: [Int] { logs.map { log in log.heard.count { same($0, "start") } } }

    /// For each monitor, whether any of its observers is still in its center.
    var areObserving: [Bool] {
        tokens.enumerated().map { number, tokens in
            tokens.contains { token in center(of: number).liveTokens.contains { identical($0, token) } }
        }
    }

    init() {
        for (number, log) in logs.enumerated() {
            let center = center(of: number)
            let before = center.liveTokens
            monitors.append(SessionMonitor(tracker: Listener(log), center: center))
            tokens.append(center.liveTokens.filter { token in !before.contains { identical($0, token) } })
        }
    }

    func letGo(of number: Int) {
        monitors[number] = nil
    }

    func postForeground() {
        for center in centers {
            center.real.post(name: Application.willEnterForegroundNotification, object: nil)
        }
    }

    private func center(of number: Int) -> CountingCenter { centers[number % 2] }
}

/// Holds a monitor until some thread releases it.
final class Owner: @unchecked Sendable {
    private var monitor: SessionMonitor?

    init(_ monitor: SessionMonitor) {
        self.monitor = monitor
    }

    func letGo() {
        monitor = nil
    }
}

/// The calls that the listeners of a test received, kept for longer than any of them exists.
@MainActor
final class Log {
    var heard: [String] = []
}

@MainActor
final class Listener: SessionTracking {
    private let log: Log

    init(_ log: Log) {
        self.log = log
    }

    func startNewSession() {
        log.heard.append("start")
    }

    func stopCurrentSession() {
        log.heard.append("stop")
    }
}

/// A weak reference that shows whether an object still exists.
struct Reference {
    private weak var object: AnyObject?

    var isAlive: Bool { !isGone(object) }

    init(_ object: AnyObject?) {
        self.object = object
    }
}
