// CLIENT: testable
@testable import TrackerAccess

// CHECK readable: Tests can read hasActiveSession
// COMPILES: tests cannot read hasActiveSession as a Bool
@MainActor func reads() {
    let tracker = Tracker()
    let answer: Swift.Bool = tracker.hasActiveSession
    _ = answer
}

// CHECK not-writable: Tests cannot change hasActiveSession
// COMPILES: tests cannot create a tracker, start a session, and stop it
@MainActor func usesTheTracker() {
    let tracker = Tracker()
    let started: Swift.Void = tracker.startNewSession()
    let stopped: Swift.Void = tracker.stopCurrentSession()
    _ = (started, stopped)
}

// REJECTED assignment_lhs_is_immutable_property or candidate_inaccessible: tests can change hasActiveSession
@MainActor func writes() {
    let tracker = Tracker()
    tracker.hasActiveSession = true
}

// CHECK final: Tracker is still a final class
// COMPILES: tests cannot use the type Tracker
@MainActor func names() {
    let tracker: Tracker? = nil
    _ = tracker
}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass Tracker
class Subclass: Tracker {}
