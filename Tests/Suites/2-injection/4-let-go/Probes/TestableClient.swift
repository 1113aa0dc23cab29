// CLIENT: testable
import Foundation

@testable import MonitorLifetime

// CHECK call-sites: A monitor is made as before
// COMPILES: SessionMonitor(tracker:) and SessionMonitor(tracker:center:) do not compile any more
@MainActor func makesMonitors(_ tracker: any SessionTracking, _ center: any Observing) -> [SessionMonitor] {
    [
        SessionMonitor(tracker: tracker),
        SessionMonitor(tracker: tracker, center: NotificationCenter.default),
        SessionMonitor(tracker: tracker, center: center),
    ]
}
