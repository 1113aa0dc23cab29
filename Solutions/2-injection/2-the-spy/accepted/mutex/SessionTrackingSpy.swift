import Synchronization

/// Records from wherever it is asked, so that a monitor may live on any thread one day.
final class SessionTrackingSpy: SessionTracking {
    enum Call: Sendable {
        case start, stop
    }

    private let log = Mutex<[Call]>([])

    nonisolated init() {}

    nonisolated var calls: [Call] { log.withLock { $0 } }

    nonisolated func startNewSession() {
        log.withLock { $0.append(.start) }
    }

    nonisolated func stopCurrentSession() {
        log.withLock { $0.append(.stop) }
    }
}
