// Does: Gives the records `==`, `hash(into:)` and descriptions of their own, and reads keys with dynamic members.
// swift-format-ignore-file
// FILE: Records.swift
@dynamicMemberLookup
private struct Reader {
    let json: [String: String]
    subscript(dynamicMember key: String) -> () throws -> String { { try json.value(key) } }
}

/// A person.
class Person: ImportedRecord, Hashable, CustomStringConvertible {
    let name: String
    var description: String { name }

    required init(json: [String: String]) throws { name = try Reader(json: json).name() }

    static func == (left: Person, right: Person) -> Bool { left.isEqual(to: right) }
    func isEqual(to other: Person) -> Bool { type(of: self) == type(of: other) && name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A person you work with.
final class Colleague: Person {
    let team: String
    override var description: String { "\(name) (\(team))" }

    required init(json: [String: String]) throws {
        team = try Reader(json: json).team()
        try super.init(json: json)
    }

    override func isEqual(to other: Person) -> Bool {
        super.isEqual(to: other) && (other as? Colleague)?.team == team
    }
}

/// A place on the map.
struct Place: ImportedRecord, Comparable, Codable, Sendable {
    let city: String
    init(json: [String: String]) throws { city = try Reader(json: json).city() }
    static func < (left: Self, right: Self) -> Bool { left.city < right.city }
}
