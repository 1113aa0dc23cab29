/// A record that can be created from an object that a server sent.
protocol ImportedRecord {
    static var typeName: String { get }
    init(json: [String: String]) throws
}

extension ImportedRecord {
    static var typeName: String { "\(Self.self)" }
}

/// Creates records from objects that a server sent.
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
            return try type.init(json: object)
        }
    }
}
