/// Something that happened.
struct Event: Hashable {
    private(set) var name: String

    /// Whether the event was marked in a copy.
    var isMarked = false

    mutating func append(_ text: String) {
        name += text
    }

    func renamed(to newName: String) -> Event {
        Event(name: newName)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    static func == (left: Event, right: Event) -> Bool {
        left.name == right.name
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    /// The newest event.
    var last: Event? { events.last }

    func record(_ name: String) {
        add(Event(name: name))
    }

    func contains(_ name: String) -> Bool {
        events.contains { $0.name == name }
    }

    private func add(_ event: Event) {
        events.append(event)
    }
}
