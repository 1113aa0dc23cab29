// CLIENT: testable
@testable import TrackerAccess

// CHECK readable: Tests can read hasActiveSession
// COMPILES: tests cannot read hasActiveSession as a Bool
@MainActor func reads() {
    let tracker = Tracker()
    let answer: Bool = tracker.hasActiveSession
    _ = answer
}

// CHECK not-writable: Tests cannot change hasActiveSession
// COMPILES: tests cannot create a tracker, start a session, and stop it
@MainActor func usesTheTracker() {
    let tracker = Tracker()
    tracker.startNewSession()
    tracker.stopCurrentSession()
}

// REJECTED "setter is inaccessible" or "is a get-only property" or "protection level" or "is a 'let' constant": tests can change hasActiveSession
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

// REJECTED "inheritance from a final class" or "non-open class": tests can subclass Tracker
class Subclass: Tracker {}
