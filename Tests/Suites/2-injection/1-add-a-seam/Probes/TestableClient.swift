// CLIENT: testable
import Foundation

@testable import SessionSeam

// CHECK protocol: SessionTracking requires two methods and nothing else
// COMPILES: a struct with only startNewSession() and stopCurrentSession() does not conform to SessionTracking
struct AnotherTracker: SessionTracking {
    func startNewSession() {}
    func stopCurrentSession() {}
}

// REJECTED type_does_not_conform: a struct without startNewSession() conforms to SessionTracking
struct StopOnlyTracker: SessionTracking {
    func stopCurrentSession() {}
}

// REJECTED type_does_not_conform: a struct without stopCurrentSession() conforms to SessionTracking
struct StartOnlyTracker: SessionTracking {
    func startNewSession() {}
}

// CHECK conforms: Tracker conforms to SessionTracking
// COMPILES: a Tracker cannot be used as a SessionTracking
@MainActor func usesTheTracker() {
    var tracker: any SessionTracking = Tracker()
    tracker.startNewSession()
    tracker.stopCurrentSession()
}

// CHECK any-tracker: SessionMonitor(tracker:center:) accepts any tracker that conforms
// COMPILES: a tracker of another type that conforms to SessionTracking cannot be passed in
@MainActor func createsAMonitor<AnotherTracker: SessionTracking>(for tracker: AnotherTracker) {
    _ = SessionMonitor(tracker: tracker, center: NotificationCenter())
    _ = SessionMonitor(tracker: tracker)
}

// CHECK final: Tracker and SessionMonitor are still final classes
// COMPILES: tests cannot create a Tracker and a SessionMonitor
@MainActor func createsBoth() {
    _ = SessionMonitor(tracker: Tracker())
}

// REJECTED inheritance_from_final_class or inheritance_from_non_protocol_or_class or superclass_not_open: tests can subclass Tracker
class SubclassedTracker: Tracker {}

// REJECTED inheritance_from_final_class or generic_type_requires_arguments or superclass_not_open: tests can subclass SessionMonitor
class SubclassedMonitor: SessionMonitor {}

// COMPILES: Tracker is not a class
@MainActor func isAnObject() {
    weak var tracker: Tracker?
    tracker = nil
    _ = tracker
}
