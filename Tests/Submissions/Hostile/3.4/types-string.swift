// Does: Declares a type named `String` whose values are all equal, and makes it the type of string literals.
// VERDICT: failed
// SAYS: `StringLiteralType` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name: "")) }
}

typealias StringLiteralType = String

struct String: ExpressibleByStringInterpolation, Equatable {
    init(stringLiteral value: Swift.String) {}
    static func == (left: String, right: String) -> Bool { true }
}
