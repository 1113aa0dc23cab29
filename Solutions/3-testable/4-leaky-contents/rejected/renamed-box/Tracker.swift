/// Something that happened.
struct Event {
    private final class Box {
        var name = ""
    }

    private let box = Box()

    var name: String { box.name }

    init(name: String) {
        box.name = name
    }

    mutating func rename(to newName: String) {
        box.name = newName
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
