/// Something that happened.
struct Event: Equatable {
    let name: String
}

private final class Storage {
    var events: [Event] = []
}

/// Records events in the order in which they happen.
struct Tracker {
    private let storage = Storage()

    var events: [Event] { storage.events }

    func record(_ name: String) {
        storage.events.append(Event(name: name))
    }
}
