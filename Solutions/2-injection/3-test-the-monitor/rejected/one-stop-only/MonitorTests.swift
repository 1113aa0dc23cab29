import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    @Test func creatingAMonitorMakesNoCalls() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            #expect(spy.calls == [])
        }
    }

    @Test func eachNotificationCausesOneCall() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            center.post(name: foreground, object: nil)
            #expect(spy.calls == [.start])

            center.post(name: foreground, object: nil)
            center.post(name: foreground, object: nil)
            #expect(spy.calls == [.start, .start, .start])

            center.post(name: background, object: nil)
            #expect(spy.calls == [.start, .start, .start, .stop])
        }
    }

    @Test func theBackgroundCanComeFirst() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            center.post(name: background, object: nil)
            #expect(spy.calls == [.stop])

            center.post(name: foreground, object: nil)
            #expect(spy.calls == [.stop, .start])
        }
    }

    @Test func otherNotificationsHaveNoEffect() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            center.post(name: Notification.Name("other"), object: nil)
            #expect(spy.calls == [])
        }
    }

    @Test func theDefaultCenterHasNoEffect() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            NotificationCenter.default.post(name: foreground, object: nil)
            NotificationCenter.default.post(name: background, object: nil)
            #expect(spy.calls == [])
        }
    }
}
