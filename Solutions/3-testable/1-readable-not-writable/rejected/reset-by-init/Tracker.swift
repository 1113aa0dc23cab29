/// Knows whether a session is running.
final class Tracker {
    nonisolated(unsafe) private static var isActive = false

    var hasActiveSession: Bool { Self.isActive }

    init() {
        Self.isActive = false
    }

    func startNewSession() {
        Self.isActive = true
    }

    func stopCurrentSession() {
        Self.isActive = false
    }
}
