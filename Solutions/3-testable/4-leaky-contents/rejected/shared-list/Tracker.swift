/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// A list of events.
final class EventList: RandomAccessCollection {
    private var elements: [Event] = []

    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }

    subscript(position: Int) -> Event { elements[position] }

    fileprivate func append(_ event: Event) {
        elements.append(event)
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    let events = EventList()

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
