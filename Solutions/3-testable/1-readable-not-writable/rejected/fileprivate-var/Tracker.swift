/// Knows whether a session is running.
final class Tracker {
    fileprivate var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
