/// What can be made from an object that a server sent.
protocol ImportedRecord {
    init(json: [String: String]) throws
}

/// Makes records from what a server sent.
final class Importer {
    /// The types that every app knows, by name.
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
