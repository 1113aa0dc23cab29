@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private let tracker = Tracker()

    private(set) var calls: [Call] = []

    func startNewSession() {
        calls.append(.start)
        tracker.startNewSession()
    }

    func stopCurrentSession() {
        calls.append(.stop)
        tracker.stopCurrentSession()
    }
}
