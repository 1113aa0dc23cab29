// Exercise 3.1: Readable, not writable
//
// A tracker knows whether a session is running, but no test can ask it. When you are done:
//
// 1. Tests, which say `@testable import TrackerAccess`, can read `hasActiveSession`. It is still a `Bool`.
// 2. Only code in this file can change it.
// 3. The tracker works as before. A new tracker has no active session. `startNewSession()` leaves it with
//    one, `stopCurrentSession()` leaves it without one, however often and in whatever order they are called.
//    Reading changes nothing, and trackers do not affect each other.
// 4. `Tracker` is still a final class, and nothing else becomes visible outside this file: no further
//    properties, methods or types, and nothing is `package` or `public`.

/// Knows whether a session is running.
final class Tracker {
    private var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
