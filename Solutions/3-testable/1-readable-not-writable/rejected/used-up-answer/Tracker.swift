/// Knows whether a session is running.
final class Tracker {
    private var isRunning = false

    var hasActiveSession: Bool {
        defer { isRunning = false }
        return isRunning
    }

    func startNewSession() {
        isRunning = true
    }

    func stopCurrentSession() {
        isRunning = false
    }
}
