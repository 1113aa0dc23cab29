import Foundation

/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    let events = NSMutableArray()

    func record(_ name: String) {
        events.add(Event(name: name))
    }
}
