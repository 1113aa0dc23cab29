/// Something that happened.
struct Event {
    fileprivate weak var tracker: Tracker?
    fileprivate let position: Int

    var name: String { tracker?.names[position] ?? "" }
}

/// Records events in the order in which they happen.
final class Tracker {
    fileprivate private(set) var names: [String] = []

    var events: [Event] { names.indices.map { Event(tracker: self, position: $0) } }

    func record(_ name: String) {
        names.append(name)
    }
}
