import Synchronization

/// Records calls on any thread, so that a monitor can later move off the main thread.
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
