// Exercise 3.1: Readable, not writable
//
// A tracker knows whether a session is running, but tests can't find out. Change the code so that:
//
// 1. Tests, which use `@testable import TrackerAccess`, can read `hasActiveSession`. It is still a `Bool`.
// 2. Only code in this file can change it.
// 3. The tracker still behaves as before. Tests can create one with `Tracker()`, and both methods still return
//    nothing. A new tracker has no active session. `startNewSession()` leaves it with an active session, and
//    `stopCurrentSession()` leaves it without one, no matter how often and in which order you call them.
//    Reading the property changes nothing, and trackers don't affect each other.
// 4. `Tracker` is still a final class. Apart from reading `hasActiveSession`, code outside this file can't do
//    anything that it couldn't do before: any other declaration that you add is `private` or `fileprivate`, and
//    nothing is `package` or `public`.

/// Knows whether a session is running.
final class Tracker {
    var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
