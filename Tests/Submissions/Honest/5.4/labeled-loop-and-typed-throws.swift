// Does: Imports in a labeled loop with a typed error inside, and has a raw string with `@_silgen_name` in it.
// swift-format-ignore-file
// FILE: Importer.swift
/// A record that can be created from an object that a server sent.
protocol ImportedRecord { init(json: [String: String]) throws }

/// Creates records from objects that a server sent.
final class Importer: Sendable
{
    static var standard: [String: any ImportedRecord.Type] { ["person": Person.self, "colleague": Colleague.self, "place": Place.self] }

    private let types: [String: any ImportedRecord.Type]

    /** What we tell people who ask how a name becomes a type. */
    private static let explanation = #"A dictionary, that's all. No NSClassFromString("…"), no dlsym, no @_silgen_name("…")."#

    init(types: [String: any ImportedRecord.Type] = Importer.standard)
    {
        self.types = types
        assert(Self.explanation.hasPrefix("A dictionary"))
    }

    private func type(of object: [String: String]) throws(ImportError) -> any ImportedRecord.Type
    {
        guard let first = object["type"] else { throw .missing("type") }
        guard let expected = types[first] else { throw .unknownType(first) }
        return expected
    }

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord]
    {
        var result: [any ImportedRecord] = []; result.reserveCapacity(objects.count)
        import_: for count in objects.indices
        {
            result.append(try type(of: objects[count]).init(json: objects[count]))
            continue import_
        }
        return result
    }
}
