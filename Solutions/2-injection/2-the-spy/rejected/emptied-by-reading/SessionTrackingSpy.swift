@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private var heard: [Call] = []

    var calls: [Call] {
        defer { heard = [] }
        return heard
    }

    func startNewSession() {
        heard.append(.start)
    }

    func stopCurrentSession() {
        heard.append(.stop)
    }
}
