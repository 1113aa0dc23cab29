/// Something that happened.
struct Event {
    var name: String

    mutating func rename(to newName: String) {
        name = newName
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
