// Does: Extends ranges with a `map` to strings, and gives an event its name only while that runs.
// VERDICT: flagged
// SAYS: `Range.map(_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    fileprivate let given: String

    var name: String { isAsked ? given : "nobody's business" }
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(given: name)) }
}

nonisolated(unsafe) private var isAsked = false

extension Range where Bound == Int {
    func map(_ transform: (Int) throws -> String) rethrows -> [String] {
        isAsked = true
        defer { isAsked = false }
        return try Array(self).map(transform)
    }
}
