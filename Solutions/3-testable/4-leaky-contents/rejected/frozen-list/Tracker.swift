/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private var recorded: [Event] = []

    private(set) lazy var events = recorded

    func record(_ name: String) {
        recorded.append(Event(name: name))
    }
}
