// Given: what such stand-ins often look like. It cannot tell one start from two, nor a stop that came in
// between.

/// Remembers whether the last call was a start.
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
