/// Something that happened.
struct Event {
    let name: String
}

/// Events in the order in which they happened.
struct EventList {
    private var events: [Event] = []

    var count: Int { events.count }

    subscript(position: Int) -> Event { events[position] }

    fileprivate mutating func append(_ event: Event) {
        events.append(event)
    }
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private(set) var events = EventList()

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
