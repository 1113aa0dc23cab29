// Does: Keeps events as objects that can be renamed, by a closure that a property returns.
// RESIDUAL: a closure renames an event
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
final class Event {
    private(set) var name: String

    init(name: String) {
        self.name = name
    }

    /// A function that renames this event.
    var renaming: (String) -> Void { { self.name = $0 } }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
