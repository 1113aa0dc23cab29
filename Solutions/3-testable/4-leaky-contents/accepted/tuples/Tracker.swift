/// Records events in the order in which they happen.
final class Tracker {
    typealias Event = (name: String, position: Int)

    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append((name, events.count))
    }
}
