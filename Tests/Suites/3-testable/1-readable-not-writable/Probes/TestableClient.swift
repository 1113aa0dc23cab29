// CLIENT: testable
@testable import TrackerAccess

// CHECK creatable: Tests can create a tracker
// COMPILES: tests cannot create a tracker with `Tracker()`
@MainActor func creates() {
    _ = Tracker()
}

// CHECK readable: Tests can read hasActiveSession, which is a Bool
// COMPILES: tests cannot read hasActiveSession as a Bool
@MainActor func reads(_ tracker: Tracker) {
    let answer: Swift.Bool = tracker.hasActiveSession
    _ = answer
}

// CHECK not-writable: Tests cannot change hasActiveSession
// COMPILES: tests cannot read hasActiveSession
@MainActor func readsAgain(_ tracker: Tracker) {
    _ = tracker.hasActiveSession
}

// REJECTED assignment_lhs_is_immutable_property or candidate_inaccessible: tests can change hasActiveSession
@MainActor func writes(_ tracker: Tracker) {
    tracker.hasActiveSession = true
}

// CHECK callable: Tests can start and stop a session
// COMPILES: tests cannot call `startNewSession()`
@MainActor func starts(_ tracker: Tracker) {
    _ = tracker.startNewSession()
}

// COMPILES: tests cannot call `stopCurrentSession()`
@MainActor func stops(_ tracker: Tracker) {
    _ = tracker.stopCurrentSession()
}

// CHECK return-nothing: Both methods still return nothing
// COMPILES: `startNewSession()` returns something
@MainActor func startsWithoutResult(_ tracker: Tracker) {
    let _: Swift.Void = tracker.startNewSession()
}

// COMPILES: `stopCurrentSession()` returns something
@MainActor func stopsWithoutResult(_ tracker: Tracker) {
    let _: Swift.Void = tracker.stopCurrentSession()
}

// This is never accepted. It makes sure that a method that can't be called isn't reported here as well.
// REJECTED cannot_convert_initializer_value: a tracker is a number
@MainActor func isNoNumber(_ tracker: Tracker) {
    let _: Swift.Int = tracker
}

// CHECK final: Tracker is still a final class
// COMPILES: tests cannot use the type Tracker
@MainActor func names() {
    let tracker: Tracker? = nil
    _ = tracker
}

// REJECTED inheritance_from_final_class or superclass_not_open: tests can subclass Tracker
class Subclass: Tracker {}
