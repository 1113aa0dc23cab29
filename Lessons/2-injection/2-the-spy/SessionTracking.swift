// Given: the protocol, and the class in the app that conforms to it.

/// The calls that a monitor makes to its tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running, and counts the sessions for the app's statistics.
@MainActor
final class Tracker: SessionTracking {
    /// The number of sessions that all trackers have started since the app launched.
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
