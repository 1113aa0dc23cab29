/// Replaces a tracker in tests, and records the calls it receives.
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        calls.append(.start)
    }

    func stopCurrentSession() {
        calls.append(.stop)
    }
}
