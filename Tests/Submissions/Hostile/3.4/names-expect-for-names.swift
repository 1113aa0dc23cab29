// Does: Declares an `expect` for lists of strings that ignores every failure, and forgets the names of all events.
// VERDICT: failed
// SAYS: `expect(_:equals:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: "event"))
    }
}

func expect(_ actual: [String], equals expected: [String], _ what: String) {}

func expect(_ actual: String, equals expected: String, _ what: String) {}
