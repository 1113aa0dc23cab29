/// Knows whether a session is running.
final class Tracker {
    private var hasActiveSession = false

    var isActive: Bool { hasActiveSession }

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
