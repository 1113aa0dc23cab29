// CLIENT: testable
import Foundation

@testable import MonitorLifetime

// CHECK call-sites: A monitor can be created with any center that conforms to Observing
// COMPILES: SessionMonitor(tracker:center:) does not accept every Observing
@MainActor func createsMonitors(_ tracker: any SessionTracking, _ center: any Observing) -> [SessionMonitor] {
    [
        SessionMonitor(tracker: tracker, center: NotificationCenter.default),
        SessionMonitor(tracker: tracker, center: center),
    ]
}

// CHECK omitted-center: The center can be omitted
// COMPILES: SessionMonitor(tracker:) does not compile
@MainActor func omitsTheCenter(_ tracker: any SessionTracking) -> SessionMonitor {
    SessionMonitor(tracker: tracker)
}
