/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    @discardableResult
    func startNewSession() -> (Bool) -> Void {
        hasActiveSession = true
        return { self.hasActiveSession = $0 }
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
