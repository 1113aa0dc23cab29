/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.insert(Event(name: name), at: 0)
    }
}
