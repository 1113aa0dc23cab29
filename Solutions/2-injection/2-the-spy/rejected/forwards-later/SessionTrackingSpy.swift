@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        calls.append(.start)
        Task { Tracker().startNewSession() }
    }

    func stopCurrentSession() {
        calls.append(.stop)
    }
}
