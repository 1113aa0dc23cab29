/// Something that happened.
struct Event: Equatable {
    let name: String
}

private final class Storage {
    var events: [Event] = []
}

/// Keeps what happened, in the order in which it happened.
struct Tracker {
    private let storage = Storage()

    var events: [Event] { storage.events }

    func record(_ name: String) {
        storage.events.append(Event(name: name))
    }
}
