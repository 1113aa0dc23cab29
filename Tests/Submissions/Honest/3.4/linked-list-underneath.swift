// Does: Stores the events in an indirect enum, a list that is a sequence and an array literal, and reads it lazily.
// swift-format-ignore-file
// FILE: Tracker.swift
private indirect enum List<Item>: Sequence, ExpressibleByArrayLiteral {
    case empty
    case node(Item, rest: List)

    init(arrayLiteral items: Item...) { self = items.reduce(.empty) { .node($1, rest: $0) } }

    func makeIterator() -> AnyIterator<Item> {
        var current = self
        return AnyIterator {
            guard case .node(let item, let rest) = current else { return nil }
            defer { current = rest }
            return item
        }
    }

    static func += (list: inout List, item: Item) { list = .node(item, rest: list) }
}

struct Event {
    let name: String
}

final class Tracker {
    private var list: List<Event> = []

    var events: [Event] { list.reversed() }

    func record(_ name: String) { list += Event(name: name) }
}
