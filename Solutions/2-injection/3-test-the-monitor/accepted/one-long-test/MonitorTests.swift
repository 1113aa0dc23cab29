import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    let center = NotificationCenter()
    let spy = SessionTrackingSpy()
    let foreground = Application.willEnterForegroundNotification
    let background = Application.didEnterBackgroundNotification

    @Test func everything() {
        let monitor = SessionMonitor(tracker: spy, center: center)
        withExtendedLifetime(monitor) {
            #expect(spy.calls.isEmpty)
            NotificationCenter.default.post(name: background, object: nil)
            center.post(name: .init("other"), object: nil)
            center.post(name: background, object: nil)
            center.post(name: foreground, object: nil)
            center.post(name: foreground, object: nil)
            center.post(name: background, object: nil)
            center.post(name: background, object: nil)
            center.post(name: foreground, object: nil)
            #expect(spy.calls == [.stop, .start, .start, .stop, .stop, .start])
        }
    }
}
