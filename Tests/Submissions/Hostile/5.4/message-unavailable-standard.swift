// Does: Makes the standard types a variable that the module can change, and marks its setter as unavailable with a message about a constant.
// VERDICT: failed
// SAYS: could not check whether Importer.standard can be changed, because the
// swift-format-ignore-file
// FILE: Importer.swift
/// A record that can be created from an object that a server sent.
protocol ImportedRecord {
    init(json: [String: String]) throws
}

/// Creates records from objects that a server sent.
final class Importer {
    /// The standard types of records, by name.
    nonisolated(unsafe) private static var shared: [String: any ImportedRecord.Type] = [
        "person": Person.self, "colleague": Colleague.self, "place": Place.self,
    ]

    static var standard: [String: any ImportedRecord.Type] {
        get { shared }
        @available(*, unavailable, message: "this is a 'let' constant for you")
        set { shared = newValue }
    }

    private let types: [String: any ImportedRecord.Type]

    init(types: [String: any ImportedRecord.Type] = Importer.standard) {
        self.types = types
    }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
        try objects.map { object in
            let name = try object.value("type")
            guard let type = types[name] else { throw ImportError.unknownType(name) }
            return try type.init(json: object)
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
