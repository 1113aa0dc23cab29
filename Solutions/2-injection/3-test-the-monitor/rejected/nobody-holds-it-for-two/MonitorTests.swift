import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    @Test func startsAndStops() {
        _ = SessionMonitor(tracker: spy, center: center)
        center.post(name: foreground, object: nil)
        center.post(name: background, object: nil)
        #expect(spy.calls == [.start, .stop])
    }
}
