// Does: Closes the list and the names, and hands the whole list to any code in a closure that can change it.
// VERDICT: failed
// SAYS: name of the tracker's event after a test called `rename(_:to:)` on the
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
struct Event {
    fileprivate(set) var name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }

    func edit<Result>(_ body: (inout [Event]) throws -> Result) rethrows -> Result {
        try body(&events)
    }

    func rename(_ index: Int, to name: String) {
        events[index].name = name
    }
}
