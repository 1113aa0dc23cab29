@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private var starts = 0
    private var stops = 0

    var calls: [Call] {
        Array(repeating: .start, count: starts) + Array(repeating: .stop, count: stops)
    }

    func startNewSession() {
        starts += 1
    }

    func stopCurrentSession() {
        stops += 1
    }
}
