import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    private func post(_ name: Notification.Name) async {
        center.post(name: name, object: nil)
        for _ in 1...100 { await Task.yield() }
    }

    @Test func creatingAMonitorMakesNoCalls() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            #expect(spy.calls == [])
        }
    }

    @Test func eachNotificationCausesOneCall() async {
        let monitor = SessionMonitor(tracker: spy, center: center)
        await post(foreground)
        #expect(spy.calls == [.start])

        await post(background)
        #expect(spy.calls == [.start, .stop])

        await post(foreground)
        await post(foreground)
        #expect(spy.calls == [.start, .stop, .start, .start])

        await post(background)
        await post(background)
        #expect(spy.calls == [.start, .stop, .start, .start, .stop, .stop])
        withExtendedLifetime(monitor) {}
    }

    @Test func theBackgroundCanComeFirst() async {
        let monitor = SessionMonitor(tracker: spy, center: center)
        await post(background)
        #expect(spy.calls == [.stop])

        await post(foreground)
        #expect(spy.calls == [.stop, .start])
        withExtendedLifetime(monitor) {}
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
