/// Knows whether a session is running.
final class Tracker {
    private var isRunning: Bool

    var hasActiveSession: Bool { isRunning }

    init() {
        isRunning = false
    }

    func startNewSession() {
        isRunning = true
    }

    func stopCurrentSession() {
        isRunning = false
    }
}
