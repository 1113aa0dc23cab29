// CLIENT: testable
@testable import EventLog

// CHECK readable: Tests can read `tracker.events.count` and `tracker.events[0].name`
// COMPILES: tests cannot read `tracker.events[0].name` as a String
@MainActor func readsName(_ tracker: Tracker) {
    let name: Swift.String = tracker.events[0].name
    _ = name
}

// COMPILES: tests cannot read `tracker.events.count` as an Int
@MainActor func readsCount(_ tracker: Tracker) {
    let count: Swift.Int = tracker.events.count
    _ = count
}

// CHECK class: Tracker is still a class
// COMPILES: Tracker is not a class
@MainActor func isObject(_ tracker: Tracker) {
    let object: Swift.AnyObject = tracker
    _ = object
}

// CHECK usable: Tests can create a tracker and record an event
// COMPILES: tests cannot create a tracker with `Tracker()`
@MainActor func creates() {
    _ = Tracker()
}

// COMPILES: tests cannot call `record(_:)` with a String
@MainActor func records(_ tracker: inout Tracker, _ name: Swift.String) {
    tracker.record(name)
}

// CHECK list-closed: Code outside the file cannot assign to `tracker.events`
// COMPILES: tests cannot read the list
@MainActor func readsList(_ tracker: Tracker) {
    let events = tracker.events
    _ = events
}

// REJECTED assignment_lhs_is_immutable_property: tests can replace the list
@MainActor func replacesList(_ tracker: Tracker, _ otherTracker: Tracker) {
    tracker.events = otherTracker.events
}

// CHECK name-closed: Code outside the file cannot assign to `tracker.events[0].name`
// COMPILES: tests cannot read the name of an event
@MainActor func readsNameAgain(_ tracker: Tracker) {
    let name = tracker.events[0].name
    _ = name
}

// REJECTED assignment_lhs_is_immutable_property or assignment_dynamic_property_has_immutable_base: tests can assign to `tracker.events[0].name`
@MainActor func changesName(_ tracker: Tracker) {
    tracker.events[0].name = "changed"
}

// CHECK rename-closed: Code outside the file cannot call `tracker.events[0].rename(to:)`
// COMPILES: tests cannot read an event from the list
@MainActor func readsEvent(_ tracker: Tracker) {
    let event = tracker.events[0]
    _ = event
}

// REJECTED could_not_find_value_member "'rename'" or could_not_find_value_dynamic_member "'rename'" or could_not_find_tuple_member or candidate_inaccessible or extra_argument_labels or cannot_pass_rvalue_mutating_subelement: tests can rename an event with `rename(to:)`
@MainActor func renames(_ tracker: Tracker) {
    tracker.events[0].rename(to: "changed")
}
