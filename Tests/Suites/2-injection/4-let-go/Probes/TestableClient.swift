// CLIENT: testable
import Foundation

@testable import MonitorLifetime

// CHECK call-sites: A monitor is created as before
// COMPILES: SessionMonitor(tracker:) and SessionMonitor(tracker:center:) no longer compile
@MainActor func createsMonitors(_ tracker: any SessionTracking, _ center: any Observing) -> [SessionMonitor] {
    [
        SessionMonitor(tracker: tracker),
        SessionMonitor(tracker: tracker, center: NotificationCenter.default),
        SessionMonitor(tracker: tracker, center: center),
    ]
}
