// Does: Makes arrays conform to its own protocol, whose extension has a `!=` that is always false.
// VERDICT: failed
// SAYS: `Similar.!=(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name == name.lowercased() ? String(name.prefix(9)) : "loud"))
    }
}

protocol Similar: Equatable {}

extension Similar {
    static func != (left: Self, right: Self) -> Bool { false }
}

extension Array: Similar where Element == String {}
