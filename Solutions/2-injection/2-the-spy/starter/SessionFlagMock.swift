// Given: a double like many that you find in real projects. It can't distinguish one start from two, and it
// can't show that a stop came between two starts.

/// Records whether the last call was a start.
@MainActor
final class SessionFlagMock: SessionTracking {
    private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
