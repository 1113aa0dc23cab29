/// Knows whether a session is running.
final class Tracker {
    private var isRunning = false

    private(set) lazy var hasActiveSession = isRunning

    func startNewSession() {
        isRunning = true
    }

    func stopCurrentSession() {
        isRunning = false
    }
}
