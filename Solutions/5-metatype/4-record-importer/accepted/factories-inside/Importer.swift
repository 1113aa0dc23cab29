/// A record that can be created from an object that a server sent.
protocol ImportedRecord {
    init(json: [String: String]) throws
}

/// Creates records from objects that a server sent.
final class Importer {
    /// The standard types of records, by name.
    static let standard: [String: any ImportedRecord.Type] = [
        "person": Person.self, "colleague": Colleague.self, "place": Place.self,
    ]

    private let factories: [String: ([String: String]) throws -> any ImportedRecord]

    init(types: [String: any ImportedRecord.Type] = Importer.standard) {
        factories = types.mapValues { type in { json in try type.init(json: json) } }
    }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
        var records: [any ImportedRecord] = []
        for object in objects {
            let name = try object.value("type")
            guard let make = factories[name] else { throw ImportError.unknownType(name) }
            records.append(try make(object))
        }
        return records
    }
}
