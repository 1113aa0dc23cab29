// Does: Keeps events that can be renamed: the method takes a type whose name in backquotes says that something is unavailable.
// VERDICT: failed
// SAYS: could not check whether tests can rename an event with `rename(to:)`,
// swift-format-ignore-file
// FILE: Tracker.swift
/// A new name of an event.
struct `is unavailable` {
    var text: String
}

/// Something that happened.
final class Event {
    private(set) var name: String

    init(name: String) {
        self.name = name
    }

    func rename(to newName: `is unavailable`) {
        name = newName.text
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
