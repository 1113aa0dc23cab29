/// Something that happened.
final class Event {
    private(set) var name: String

    init(name: String) {
        self.name = name
    }

    var title: String {
        get { name }
        set { name = newValue }
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
