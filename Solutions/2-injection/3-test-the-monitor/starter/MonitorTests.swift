// Exercise 2.3: Test the monitor
//
// The folder `Subject` contains the module MonitorKit, which consists of `SessionMonitor`, the protocol
// `SessionTracking`, and a spy. Write tests for the monitor below, as many as you like and with any names.
// The monitor makes these promises:
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
// The grader runs your tests with monitors that keep these promises in different ways, and every test has to
// pass. Then it runs them with monitors that break one promise each, and at least one test has to fail. A
// crash doesn't count as a failure. Don't disable a test, and don't write one that passes whatever the
// monitor does.

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
