/// Something that happened.
final class Event {
    var name: String

    init(name: String) {
        self.name = name
    }

    func rename(to newName: String) {
        name = newName
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private var recorded: [Event] = []

    var events: [Event] { recorded.map { Event(name: $0.name) } }

    func record(_ name: String) {
        recorded.append(Event(name: name))
    }
}
