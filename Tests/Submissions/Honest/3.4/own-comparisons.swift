// Does: Implements `==`, `<`, `hash(into:)` and `~=` for its event, with rules of its own about upper case.
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened. Two events are equal if their names differ only in case.
struct Event: Comparable, Hashable, Codable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    let name: String

    init(name: String) { self.name = name }
    init(stringLiteral value: String) { self.init(name: value) }

    private var folded: String { name.lowercased() }
    var description: String { "‹\(name)›" }

    static func == (left: Event, right: Event) -> Bool { left.folded == right.folded }
    static func < (left: Event, right: Event) -> Bool { left.folded < right.folded }
    static func ~= (pattern: String, event: Event) -> Bool { event.name.hasPrefix(pattern) }
    func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}

final class Tracker {
    private(set) var events = [Event]()

    func record(_ name: String) {
        let event = Event(name: name)
        switch event {
        case "error": print("!", event)
        default: break
        }
        events.append(event)
    }

    /// How many different events there are.
    var distinct: Int { Set(events).count }
}
