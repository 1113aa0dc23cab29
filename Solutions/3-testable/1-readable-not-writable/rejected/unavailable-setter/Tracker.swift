/// Knows whether a session is running.
final class Tracker {
    private var isActive = false

    var hasActiveSession: Bool {
        get { isActive }
        @available(*, unavailable, message: "setter is inaccessible")
        set { isActive = newValue }
    }

    func startNewSession() {
        isActive = true
    }

    func stopCurrentSession() {
        isActive = false
    }
}
