enum Call {
    case start, stop
}

@MainActor
final class SessionTrackingSpy: SessionTracking {
    private(set) var calls: [Call] = []

    func startNewSession() {
        calls.append(.start)
    }

    func stopCurrentSession() {
        calls.append(.stop)
    }
}
