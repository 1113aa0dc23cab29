// Does: Keeps events as objects that can be renamed, by a method with a name that the check does not try.
// VERDICT: failed
// SAYS: `Event.retitle(as:)` is internal: new methods that return nothing, and new setters, should be `private` or `fileprivate`
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
final class Event {
    private(set) var name: String

    init(name: String) {
        self.name = name
    }

    func retitle(as newName: String) {
        name = newName
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
