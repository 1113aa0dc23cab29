import Foundation

@testable import MonitorLifetime

/// Passes everything on to a real center, and keeps the tokens that were not handed back.
final class CountingCenter: Observing {
    let real = NotificationCenter()
    private(set) var liveTokens: [any NSObjectProtocol] = []

    func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let token = real.addObserver(forName: name, object: object, queue: queue, using: block)
        liveTokens.append(token)
        return token
    }

    func removeObserver(_ token: Any) {
        liveTokens.removeAll { $0 === (token as AnyObject) }
        real.removeObserver(token)
    }
}

/// What the listeners of a test heard; outlives every one of them.
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

/// Tells whether an object still exists, without keeping it.
struct Reference {
    private weak var object: AnyObject?

    var isAlive: Bool { object != nil }

    init(_ object: AnyObject?) {
        self.object = object
    }
}
