/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        if events.last?.name == name { return }
        events.append(Event(name: name))
    }
}
