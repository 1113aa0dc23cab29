/// Something that happened.
struct Event {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    subscript(position: Int) -> Event {
        get { events[position] }
        set { events[position] = newValue }
    }

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
