// CLIENT: testable
@testable import RecordImporting

// CHECK protocol: A type conforms to ImportedRecord by init(json:) alone
// COMPILES: a struct with init(json:) cannot be an ImportedRecord
struct StructRecord: ImportedRecord {
    init(json: [String: String]) throws {}
}

// COMPILES: a final class with init(json:) cannot be an ImportedRecord
final class FinalRecord: ImportedRecord {
    init(json: [String: String]) throws {}
}

// COMPILES: a class with a required init(json:) cannot be an ImportedRecord
class OpenRecord: ImportedRecord {
    required init(json: [String: String]) throws {}
}

// REJECTED "does not conform to protocol": a struct without init(json:) can be an ImportedRecord
struct RecordWithoutInit: ImportedRecord {
    init() {}
}

// CHECK records: Person, Colleague and Place are records
// COMPILES: Person, Colleague or Place is not an ImportedRecord
@MainActor func namesRecords() -> [any ImportedRecord.Type] {
    [Person.self, Colleague.self, Place.self]
}

// COMPILES: Colleague is not a subclass of Person
@MainActor func colleagueIsPerson(_ colleague: Colleague) -> Person {
    colleague
}

// COMPILES: the properties of the records cannot be read
@MainActor func readsProperties(_ colleague: Colleague, _ place: Place) -> [String] {
    [colleague.name, colleague.team, place.city]
}

// CHECK standard: Importer.standard can be read, and not changed
// COMPILES: Importer.standard is not a [String: any ImportedRecord.Type]
@MainActor func readsStandard() -> [String: any ImportedRecord.Type] {
    Importer.standard
}

// REJECTED "is a 'let' constant" or "is a get-only property" or "setter is inaccessible": Importer.standard can be changed
@MainActor func changesStandard() {
    Importer.standard = [:]
}

// CHECK types: An importer can be made with types, or without
// COMPILES: Importer() does not compile
@MainActor func makesImporter() -> Importer {
    Importer()
}

// COMPILES: Importer(types:) does not take a [String: any ImportedRecord.Type]
@MainActor func makesImporter(_ types: [String: any ImportedRecord.Type]) -> Importer {
    Importer(types: types)
}

// CHECK result: importAll(_:) returns records
// COMPILES: importAll(_:) does not return [any ImportedRecord]
@MainActor func importsAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
    let importer = Importer()
    let records: [any ImportedRecord] = try importer.importAll(objects)
    return records
}
