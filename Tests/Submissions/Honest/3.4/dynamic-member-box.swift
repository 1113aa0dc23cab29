// Does: wraps the details in a generic Box with read-only dynamic member lookup, and makes Event a type alias.
// swift-format-ignore-file
// FILE: Tracker.swift

/// A value that can be read, but not changed.
@dynamicMemberLookup
struct Box<Content> {
    private let content: Content

    init(_ content: Content) {
        self.content = content
    }

    subscript<Value>(dynamicMember keyPath: KeyPath<Content, Value>) -> Value {
        content[keyPath: keyPath]
    }
}

extension Box: Equatable where Content: Equatable {}
extension Box: Sendable where Content: Sendable {}

/// What the tracker knows about an event.
struct EventDetails: Equatable {
    var name: String
    var length: Int { name.count }
}

/// Something that happened.
typealias Event = Box<EventDetails>

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events = [Event]()

    func record(_ name: String) {
        let details = EventDetails(name: name)
        events.append(Box(details))
    }
}
