// Exercise 2.3: Test the monitor
//
// The folder `Subject` holds the module MonitorKit: `SessionMonitor`, the protocol `SessionTracking` and a
// spy. Write the tests of the monitor below: as many as you like, named as you like. The monitor promises:
//
// 1. Making a monitor tells its tracker nothing.
// 2. Each `Application.willEnterForegroundNotification` makes exactly one call, `startNewSession()`.
// 3. Each `Application.didEnterBackgroundNotification` makes exactly one call, `stopCurrentSession()`.
// 4. That holds for the first notification and for every later one, in whatever order they come; and the call
//    was made when `post` returns.
// 5. Other notifications mean nothing to it.
// 6. It hears the center that it was given and no other, `NotificationCenter.default` included.
//
// Every test makes a center of its own: on the default one, other code of the app posts whenever it likes.
// That `center:` may be left out is no part of this exercise. A monitor lives only while somebody holds it.
//
// The grader runs your tests against monitors that keep these promises in different ways: every test must
// pass. Then it runs them against monitors that break one promise each: at least one test must fail. A crash
// does not count as a failure. No test is switched off, and none can pass whatever the monitor does.

import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()

    @Test func foregroundStartsASession() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            center.post(name: Application.willEnterForegroundNotification, object: nil)
            #expect(spy.calls.contains(.start))
        }
    }
}
