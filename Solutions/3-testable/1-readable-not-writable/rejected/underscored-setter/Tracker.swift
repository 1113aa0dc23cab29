/// Knows whether a session is running.
final class Tracker {
    private var isActive = false

    var hasActiveSession: Bool { isActive }

    // The underscore says that only tests use this.
    var _hasActiveSession: Bool {
        get { isActive }
        set { isActive = newValue }
    }

    func startNewSession() {
        isActive = true
    }

    func stopCurrentSession() {
        isActive = false
    }
}
