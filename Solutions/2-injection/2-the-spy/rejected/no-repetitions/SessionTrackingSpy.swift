@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        if calls.last != .start { calls.append(.start) }
    }

    func stopCurrentSession() {
        if calls.last != .stop { calls.append(.stop) }
    }
}
