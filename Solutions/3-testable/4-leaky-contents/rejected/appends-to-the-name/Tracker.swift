/// Something that happened.
final class Event {
    private(set) var name: String

    init(name: String) {
        self.name = name
    }

    func append(_ text: String) {
        name += text
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
