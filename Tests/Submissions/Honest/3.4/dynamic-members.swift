// Does: Forwards the members of an event to a nested struct named Label with `@dynamicMemberLookup`.
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
@dynamicMemberLookup
struct Event {
    struct Label {
        let name: String
        var emoji: String { name.unicodeScalars.first { $0.properties.isEmojiPresentation }.map { "\($0)" } ?? "▫️" }
    }

    private let label: Label

    fileprivate init(_ name: String) { label = Label(name: name) }

    var name: String { label.name }

    subscript<Value>(dynamicMember path: KeyPath<Label, Value>) -> Value { label[keyPath: path] }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name)) }
}
