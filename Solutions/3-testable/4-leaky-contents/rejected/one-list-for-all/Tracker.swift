/// Something that happened.
struct Event {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    nonisolated(unsafe) private static var recorded: [Event] = []

    var events: [Event] { Self.recorded }

    func record(_ name: String) {
        Self.recorded.append(Event(name: name))
    }
}
