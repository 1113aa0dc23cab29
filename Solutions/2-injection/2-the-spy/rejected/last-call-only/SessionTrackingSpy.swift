@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        calls = [.start]
    }

    func stopCurrentSession() {
        calls = [.stop]
    }
}
