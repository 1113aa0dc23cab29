@MainActor
final class SessionTrackingSpy {
    fileprivate(set) var calls = [Call]()
}

extension SessionTrackingSpy {
    enum Call {
        case start
        case stop
    }
}

extension SessionTrackingSpy: SessionTracking {
    func startNewSession() { calls += [.start] }
    func stopCurrentSession() { calls += [.stop] }
}
