/// Knows whether a session is running.
final class Tracker {
    /// Whether a session is running.
    public private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
