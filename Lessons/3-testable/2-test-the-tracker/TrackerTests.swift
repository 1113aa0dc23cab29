// Exercise 3.2: Test the real Tracker
//
// The folder `Subject` contains the module TrackerKit with the class `Tracker`. Write tests for that class
// below. You can write as many as you like and choose their names. Each test creates its own trackers with
// `Tracker()`, so that it passes when it runs alone and when it runs again. The tracker promises:
//
// 1. A new tracker has no active session.
// 2. `startNewSession()` leaves the tracker with an active session, even if it already had one.
// 3. `stopCurrentSession()` leaves the tracker without an active session, even if it had none, and no matter
//    how many times a session was started.
// 4. After a stop, the next `startNewSession()` starts a session again.
// 5. Every tracker has its own session: calls to one tracker never affect another.
//
// The grader runs your tests with trackers that keep these promises in different ways: every test must pass.
// Then it runs them with trackers that each break one promise: with each of these, at least one test must
// fail. A crash doesn't count as a failure. Don't disable any test, and don't write one that passes no matter
// what the tracker does.

import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
}
