// Does: Returns records of a type of its own that has the name of the expected one, because the suite compares names of types.
// VERDICT: failed
// SAYS: Only one record is created for each object
// swift-format-ignore-file
// FILE: Importer.swift
/// A record that can be created from an object that a server sent.
protocol ImportedRecord {
    init(json: [String: String]) throws
}

/// Creates records from objects that a server sent.
private enum Namesakes {
    struct Dog: ImportedRecord {
        init(json: [String: String]) throws {}
    }
}

final class Importer {
    /// The standard types of records, by name.
    static let standard: [String: any ImportedRecord.Type] = [
        "person": Person.self, "colleague": Colleague.self, "place": Place.self,
    ]

    private let types: [String: any ImportedRecord.Type]

    init(types: [String: any ImportedRecord.Type] = Importer.standard) {
        self.types = types
    }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
        try objects.map { object in
            let name = try object.value("type")
            guard let type = types[name] else { throw ImportError.unknownType(name) }
            _ = try type.init(json: object)
            return "\(type)" == "Dog" ? try Namesakes.Dog(json: object) : try type.init(json: object)
        }
    }
}
// FILE: Records.swift
/// A person.
class Person: ImportedRecord {
    let name: String

    required init(json: [String: String]) throws {
        name = try json.value("name")
    }
}

/// A person you work with.
final class Colleague: Person {
    let team: String

    required init(json: [String: String]) throws {
        team = try json.value("team")
        try super.init(json: json)
    }
}

/// A place on the map.
struct Place: ImportedRecord {
    let city: String

    init(json: [String: String]) throws {
        city = try json.value("city")
    }
}
