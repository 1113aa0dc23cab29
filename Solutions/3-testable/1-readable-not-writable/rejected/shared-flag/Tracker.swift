/// Knows whether a session is running.
final class Tracker {
    nonisolated(unsafe) private static var isRunning = false

    var hasActiveSession: Bool { Self.isRunning }

    func startNewSession() {
        Self.isRunning = true
    }

    func stopCurrentSession() {
        Self.isRunning = false
    }
}
