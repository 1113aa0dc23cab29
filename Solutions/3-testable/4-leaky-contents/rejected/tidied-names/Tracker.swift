import Foundation

/// Something that happened.
struct Event: Equatable {
    let name: String
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        if trimmed.isEmpty { return }
        events.append(Event(name: trimmed))
    }
}
