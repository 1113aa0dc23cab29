/// Something that happened.
final class Event {
    private(set) var name: String

    init(name: String) {
        self.name = name
    }

    func setName(_ newName: String) {
        name = newName
    }
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
