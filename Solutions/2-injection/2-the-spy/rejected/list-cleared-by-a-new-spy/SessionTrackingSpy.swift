@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private static var all: [Call] = []

    var calls: [Call] { Self.all }

    init() {
        Self.all = []
    }

    func startNewSession() {
        Self.all.append(.start)
    }

    func stopCurrentSession() {
        Self.all.append(.stop)
    }
}
