// Does: Collects the standard types with a result builder and an operator between a name and a type.
// swift-format-ignore-file
// FILE: Importer.swift
/// A record that can be created from an object that a server sent.
protocol ImportedRecord {
    init(json: [String: String]) throws
}

infix operator => : TernaryPrecedence

private func => (name: String, type: any ImportedRecord.Type) -> Importer.Entry { (name, type) }

/// Creates records from objects that a server sent.
final class Importer {
    typealias Registry = [String: any ImportedRecord.Type]
    fileprivate typealias Entry = (name: String, type: any ImportedRecord.Type)

    @resultBuilder
    fileprivate enum RegistryBuilder {
        static func buildBlock(_ entries: Entry...) -> Registry {
            Registry(uniqueKeysWithValues: entries.map { ($0.name, $0.type) })
        }
    }

    fileprivate static func registry(@RegistryBuilder _ build: () -> Registry) -> Registry { build() }

    static let standard: Registry = registry {
        "person" => Person.self
        "colleague" => Colleague.self
        "place" => Place.self
    }

    private let types: Registry

    init(types: Registry = standard) { self.types = types }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] { try objects.map(callAsFunction) }

    func callAsFunction(_ object: [String: String]) throws -> any ImportedRecord {
        let name = try object.value("type")
        switch types[name] {
        case let type?: return try type.init(json: object)
        case nil: throw ImportError.unknownType(name)
        }
    }
}
