/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    private var recorded: [Event] = []

    private(set) lazy var events = recorded

    func record(_ name: String) {
        recorded.append(Event(name: name))
    }
}
