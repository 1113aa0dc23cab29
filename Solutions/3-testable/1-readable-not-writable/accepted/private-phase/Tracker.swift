/// Knows whether a session is running.
final class Tracker {
    private enum Phase {
        case idle, running
    }

    private var phase = Phase.idle

    func startNewSession() {
        phase = .running
    }

    func stopCurrentSession() {
        phase = .idle
    }
}

extension Tracker {
    /// Whether a session is running.
    var hasActiveSession: Bool {
        switch phase {
        case .idle: false
        case .running: true
        }
    }
}
