@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        calls = calls.suffix(9) + [.start]
    }

    func stopCurrentSession() {
        calls = calls.suffix(9) + [.stop]
    }
}
