/// Knows whether a session is running.
final class Tracker {
    private var depth = 0

    var hasActiveSession: Bool { depth > 0 }

    func startNewSession() {
        depth += 1
    }

    func stopCurrentSession() {
        depth = max(0, depth - 1)
    }
}
