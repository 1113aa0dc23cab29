/// Knows whether a session is running.
final class Tracker {
    nonisolated(unsafe) private static weak var current: Tracker?

    var hasActiveSession: Bool { Self.current === self }

    func startNewSession() {
        Self.current = self
    }

    func stopCurrentSession() {
        Self.current = nil
    }
}
