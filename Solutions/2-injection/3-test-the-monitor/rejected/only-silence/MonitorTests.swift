import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    @Test func makesNoCalls() {
        _ = SessionMonitor(tracker: spy, center: center)
        center.post(name: Notification.Name("other"), object: nil)
        NotificationCenter.default.post(name: foreground, object: nil)
        #expect(spy.calls == [])
    }
}
