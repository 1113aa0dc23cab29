// Exercise 2.3: Test the monitor
//
// The folder `Subject` contains the module MonitorKit, which consists of `SessionMonitor`, the protocol
// `SessionTracking`, and a spy. In this file, write tests for the monitor. You can write as many as you like
// and choose their names. The monitor makes these promises:
//
// 1. Creating a monitor makes no calls to its tracker.
// 2. Each `Application.willEnterForegroundNotification` causes exactly one call, `startNewSession()`.
// 3. Each `Application.didEnterBackgroundNotification` causes exactly one call, `stopCurrentSession()`.
// 4. This applies to the first notification and to every later one, in any order. The call is made before
//    `post` returns.
// 5. Other notifications have no effect.
// 6. A monitor observes only the center it was given. If that isn't `NotificationCenter.default`, posts on
//    the default center have no effect.
//
// Every test uses its own center, because other code in the app can post on the default center at any time.
// You don't need to test that `center:` can be omitted. A monitor exists only as long as something holds it.
//
// First, the grader runs your tests with correct monitors that are built differently. All tests must pass
// with each of them. Then it runs your tests with monitors that break one promise each. At least one test
// must fail with each of those. A crash doesn't count as a failing test. Don't disable any test, and don't
// write a test that passes no matter what the monitor does.

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
