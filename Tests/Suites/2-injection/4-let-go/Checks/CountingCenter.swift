import Foundation
import StandInUI

@testable import MonitorLifetime

/// Forwards every call to a real center, and keeps the tokens of the observers that were not removed.
///
/// This class counts the queues that callers pass, but it doesn't use them, because a post on the main thread
/// could then wait for itself. It also counts the objects to be removed that are not tokens of this center.
final class CountingCenter: Observing {
    let real = NotificationCenter()
    private(set) var liveTokens: [any NSObjectProtocol] = []
    private(set) var queues = 0
    private(set) var strangers = 0
    private(set) var added = 0
    private var issued: Set<ObjectIdentifier> = []

    /// The number of observers that were not removed.
    var left: Int {
        var number = 0
        for _ in liveTokens { number += 1 }
        return number
    }

    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        if !isGone(queue) { queues += 1 }
        let token = real.addObserver(forName: name, object: object, queue: nil, using: block)
        liveTokens.append(token)
        added += 1
        issued.insert(ObjectIdentifier(token))
        return token
    }

    func removeObserver(_ token: Any) {
        if !issued.contains(ObjectIdentifier(token as AnyObject)) { strangers += 1 }
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
    private var tickets: [Reference] = []

    /// The number of tokens that something else still holds.
    var keptTokens: Int { tickets.count { $0.isAlive } }

    init(_ center: CountingCenter) {
        self.center = center
    }

    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let ticket = Ticket(center.addObserver(forName: name, object: object, queue: queue, using: block))
        tickets.append(Reference(ticket))
        return ticket
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

    /// The numbers of the monitors, counted from 1, of which any observer is still in its center.
    var observing: [Int] {
        tokens.enumerated().compactMap { number, tokens in
            let center = center(of: number)
            let isLeft = tokens.contains { token in center.liveTokens.contains { identical($0, token) } }
            return isLeft ? number + 1 : nil
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

    func clear() {
        heard = []
    }
}

/// Calls that are described by the lengths of their runs, such as "5 starts, then 6 stops".
struct Runs: ComparableByText {
    let debugDescription: String

    init(_ calls: [String]) {
        var runs: [(call: String, count: Int)] = []
        for call in calls {
            if let last = runs.last, same(last.call, call) {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((call, 1))
            }
        }
        let texts = runs.map { "\(digits($0.count)) \($0.call)\($0.count > 1 ? "s" : "")" }
        debugDescription = texts.isEmpty ? "none" : texts.joined(separator: ", then ")
    }
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
