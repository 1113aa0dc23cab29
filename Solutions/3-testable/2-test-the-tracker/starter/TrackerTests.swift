// Exercise 3.2: Test the real Tracker
//
// The folder `Subject` holds the module TrackerKit with its class `Tracker`. Write the tests of that class
// below: as many as you like, named as you like. Each test makes its own trackers with `Tracker()`, so it
// passes by itself, and also when it runs again. The tracker promises:
//
// 1. A new tracker has no active session.
// 2. `startNewSession()` leaves the tracker with an active session, also when it already had one.
// 3. `stopCurrentSession()` leaves the tracker without an active session, also when it had none, and however
//    often a session was started.
// 4. After a stop, the next `startNewSession()` starts a session again.
// 5. Every tracker keeps its own session: what one tracker does, another never notices.
//
// The grader runs your tests against trackers that keep these promises in different ways: every test must
// pass. Then it runs them against trackers that break one promise each: at least one test must fail. A crash
// does not count as a failure. No test is switched off, and none can pass whatever the tracker does.

import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
}
