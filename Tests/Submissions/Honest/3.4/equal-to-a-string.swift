// Does: Compares an event with a string through a mixed `==`, and sorts with an overloaded `<`.
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
struct Event: Equatable {
    let name: String

    static func == (event: Event, name: String) -> Bool { event.name == name }
    static func == (name: String, event: Event) -> Bool { event == name }
    static func < (left: Event, right: Event) -> Bool { left.name < right.name }
    static prefix func ! (event: Event) -> Event { Event(name: "not " + event.name) }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name: name)) }

    func contains(_ name: String) -> Bool { events.contains { $0 == name } }

    var sorted: [Event] { events.sorted(by: <) }
}
