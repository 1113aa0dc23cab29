// CLIENT: testable
@testable import SessionSpy

// CHECK call-type: SessionTrackingSpy contains an enum Call with the cases start and stop
// COMPILES: tests cannot use SessionTrackingSpy.Call.start and SessionTrackingSpy.Call.stop
@MainActor func usesBothCases() {
    let start: SessionTrackingSpy.Call = .start
    let stop: SessionTrackingSpy.Call = .stop
    _ = (start, stop)
}

// CHECK comparable: Values of Call can be compared with ==
// COMPILES: two values of Call cannot be compared with ==
@MainActor func comparesCalls(_ first: SessionTrackingSpy.Call, _ second: SessionTrackingSpy.Call) {
    _ = first == second
}

// CHECK calls: Tests can read calls as a list of Call values
// COMPILES: tests cannot read `calls` as a [SessionTrackingSpy.Call]
@MainActor func readsCalls() {
    let spy = SessionTrackingSpy()
    let calls: [SessionTrackingSpy.Call] = spy.calls
    _ = calls
}

// CHECK not-writable: Only the spy's own file can change calls
// COMPILES: tests cannot create a spy and call its two methods
@MainActor func usesTheSpy() {
    let spy = SessionTrackingSpy()
    spy.startNewSession()
    spy.stopCurrentSession()
}

// REJECTED assignment_lhs_is_immutable_property: tests can empty the list
@MainActor func writes(_ spy: SessionTrackingSpy) {
    spy.calls = []
}

// CHECK double: The spy is a final class that conforms to SessionTracking
// COMPILES: the spy cannot be used as a SessionTracking
@MainActor func isUsedAsATracker() {
    let tracker: any SessionTracking = SessionTrackingSpy()
    _ = tracker
}

// REJECTED inheritance_from_final_class or inheritance_from_non_protocol_or_class or superclass_not_open: tests can subclass the spy
class SubclassedSpy: SessionTrackingSpy {}

// COMPILES: the spy is not a class
@MainActor func isAnObject() {
    weak var reference: SessionTrackingSpy?
    reference = nil
    _ = reference
}
