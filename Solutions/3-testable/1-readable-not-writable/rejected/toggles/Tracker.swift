/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession.toggle()
    }

    func stopCurrentSession() {
        hasActiveSession.toggle()
    }
}
