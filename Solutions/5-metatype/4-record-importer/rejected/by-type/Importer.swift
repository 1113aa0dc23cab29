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

    private let types: [String: any ImportedRecord.Type]

    init(types: [String: any ImportedRecord.Type] = Importer.standard) {
        self.types = types
    }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
        let names = try objects.map { try $0.value("type") }
        if let unknown = names.first(where: { types[$0] == nil }) { throw ImportError.unknownType(unknown) }
        return try types.keys.sorted().flatMap { name in
            try objects.filter { $0["type"] == name }.compactMap { try types[name]?.init(json: $0) }
        }
    }
}
