/// Something that happened.
enum Event: Hashable, Sendable {
    case named(String)

    var name: String {
        switch self {
        case .named(let name): name
        }
    }

    private mutating func rename(to newName: String) {
        self = .named(newName)
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private var recorded: [Event] = []

    var events: ArraySlice<Event> { recorded[...] }

    func record(_ name: String) {
        recorded.append(.named(name))
    }
}
