/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events = events.suffix(99) + [Event(name: name)]
    }
}
