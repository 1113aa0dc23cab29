// Does: Declares a type with the name of the module, which contains another `Tracker` for the suite to find.
// VERDICT: failed
// SAYS: An event has exactly the name that was recorded
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name: name.lowercased())) }
}

enum EventLog {
    final class Tracker {
        let events: [Event] = []
        func record(_ name: String) {}
    }

    struct Array<Element>: Equatable {
        static func == (left: Self, right: Self) -> Bool { true }
    }
}
