/// Something that happened.
protocol Event: Sendable {
    var name: String { get }
}

private final class RecordedEvent: Event {
    let name: String
    init(name: String) { self.name = name }
}

/// Records events in the order in which they happen.
final class Tracker {
    private var recorded: [RecordedEvent] = []

    var events: [any Event] { recorded }

    func record(_ name: String) {
        recorded.append(RecordedEvent(name: name))
    }
}
