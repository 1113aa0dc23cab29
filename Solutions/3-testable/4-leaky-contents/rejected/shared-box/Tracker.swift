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

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
