// Exercise 3.2: Test the real Tracker
//
// The folder `Subject` contains the module TrackerKit with the class `Tracker`. Write tests for that class
// in this file. You can write as many as you like and choose their names. Each test must create its own
// trackers with `Tracker()`, so that it passes alone and when it runs again. The tracker promises:
//
// 1. A new tracker has no active session.
// 2. `startNewSession()` leaves the tracker with an active session, even if it already had one.
// 3. `stopCurrentSession()` leaves the tracker without an active session, even if it had none, and no matter
//    how many times a session was started.
// 4. After a stop, the next `startNewSession()` starts a session again.
// 5. Every tracker has its own session: calls to one tracker never affect another.
//
// First, the grader runs your tests with correct trackers that are built differently. All tests must pass
// with each of them. Then it runs your tests with trackers that break one promise each. At least one test
// must fail with each of those. A crash doesn't count as a failing test. Don't disable any test, and don't
// write a test that passes no matter what the tracker does.

import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
}
