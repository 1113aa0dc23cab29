/// Knows whether a session is running.
public final class Tracker {
    /// Whether a session is running.
    public private(set) var hasActiveSession = false

    /// Creates a tracker without an active session.
    public init() {}

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
