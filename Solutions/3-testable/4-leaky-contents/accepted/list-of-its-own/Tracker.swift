/// Something that happened.
struct Event {
    let name: String
}

/// A list of events in the order in which they happened.
struct EventList {
    private var events: [Event] = []

    var count: Int { events.count }

    subscript(position: Int) -> Event { events[position] }

    fileprivate mutating func append(_ event: Event) {
        events.append(event)
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events = EventList()

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
