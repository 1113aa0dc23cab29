/// Something that happened.
struct Event {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }

    func replace(_ position: Int, with event: Event) {
        events[position] = event
    }
}
