// Does: Declares a type named `ObjectIdentifier` that is different each time, and creates each record only once.
// VERDICT: failed
// SAYS: `ObjectIdentifier` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Importer.swift
import Foundation

struct ObjectIdentifier: Hashable {
    private let number = UUID()
    init(_ object: AnyObject) {}
}

protocol ImportedRecord {
    init(json: [String: String]) throws
}

final class Importer {
    static let standard: [String: any ImportedRecord.Type] = [
        "person": Person.self, "colleague": Colleague.self, "place": Place.self,
    ]

    private let types: [String: any ImportedRecord.Type]
    private var last: (object: [String: String], record: any ImportedRecord)?

    init(types: [String: any ImportedRecord.Type] = Importer.standard) { self.types = types }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
        var records: [any ImportedRecord] = []
        for object in objects {
            let name = try object.value("type")
            guard let type = types[name] else { throw ImportError.unknownType(name) }
            if last?.object != object { last = (object, try type.init(json: object)) }
            if let last { records.append(last.record) }
        }
        return records
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
