// Does: Adds computed properties such as `names`, `second` and `isBlank` to arrays and strings.
// swift-format-ignore-file
// FILE: Tracker.swift
extension Collection {
    /// The element after the first one, or nil if there is none.
    var second: Element? { dropFirst().first }

    /// The elements in groups of at most this size.
    func chunks(of size: Int) -> [SubSequence] {
        precondition(size > 0, "A chunk needs room for an element.")
        var (chunks, rest) = ([SubSequence](), self[...])
        while !rest.isEmpty {
            chunks.append(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return chunks
    }
}

extension StringProtocol {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
    var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}

extension [Event] {
    var names: [String] { map(\.name) }
    subscript(named name: String) -> Event? { first { $0.name == name } }
}

/// Something that happened.
struct Event {
    let name: String

    var title: String { name.isBlank ? "(no name)" : name.trimmed.capitalizedFirst }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name: name)) }
}
