import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite("A monitor") final class MonitorTests {
    private let center = NotificationCenter()
    private let spy = SessionTrackingSpy()
    private lazy var monitor: SessionMonitor? = SessionMonitor(tracker: spy, center: center)

    private var starts: Int { spy.calls.count { $0 == .start } }
    private var stops: Int { spy.calls.count { $0 == .stop } }

    private func post(_ names: Notification.Name..., on center: NotificationCenter? = nil) {
        _ = monitor
        for name in names { (center ?? self.center).post(name: name, object: nil) }
    }

    @Test("makes no calls without a notification") func quiet() throws {
        _ = try #require(monitor)
        #expect(spy.calls.isEmpty)
        post(Application.willEnterForegroundNotification, on: .default)
        post(Application.willEnterForegroundNotification, on: NotificationCenter())
        post(Notification.Name("StandInUI.other"))
        #expect(spy.calls.isEmpty)
    }

    @Test("starts once for each foreground notification") func foreground() throws {
        for round in 1...3 {
            post(Application.willEnterForegroundNotification)
            #expect(starts == round)
            #expect(stops == 0)
        }
    }

    @Test("stops once for each background notification") func background() async throws {
        for round in 1...3 {
            post(Application.didEnterBackgroundNotification)
            #expect(stops == round)
            #expect(starts == 0)
        }
    }

    @Test("makes its calls in order") func order() throws {
        post(Application.willEnterForegroundNotification, Application.didEnterBackgroundNotification)
        #expect(try #require(spy.calls.first) == .start)
        #expect(spy.calls.last == .stop)
    }

    @Test("is deallocated when nothing holds it") func deallocation() {
        post(Application.willEnterForegroundNotification)
        monitor = nil
        let before = spy.calls
        center.post(name: Application.willEnterForegroundNotification, object: nil)
        #expect(spy.calls == before)
    }
}
