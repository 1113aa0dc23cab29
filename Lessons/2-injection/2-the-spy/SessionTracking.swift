// Given: the protocol, and the class that conforms to it in the app.

/// What a monitor says to a tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Knows whether a session is running, and counts for the statistics of the app.
@MainActor
final class Tracker: SessionTracking {
    /// The sessions that any tracker started since the app was launched.
    private(set) static var startedSessions = 0

    private var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
        Self.startedSessions += 1
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
