import Foundation

/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    let events = NSMutableArray()

    func record(_ name: String) {
        events.add(Event(name: name))
    }
}
