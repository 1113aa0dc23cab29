/// Something that happened.
struct Event {
    private final class Box {
        var name = ""
    }

    private let box = Box()

    var name: String {
        get { box.name }
        mutating set { box.name = newValue }
    }

    init(name: String) {
        box.name = name
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
