// CLIENT: testable
@testable import RecordImporting

// CHECK protocol: Structs and classes can conform to ImportedRecord, with init(json:) and nothing else
// COMPILES: a struct with init(json:) doesn't conform
struct RecordStruct: ImportedRecord {
    init(json: [String: String]) throws {}
}

// COMPILES: a final class with init(json:) doesn't conform
final class AnotherFinalClass: ImportedRecord {
    init(json: [String: String]) throws {}
}

// COMPILES: a class with a required init(json:) doesn't conform
class AnotherClass: ImportedRecord {
    required init(json: [String: String]) throws {}
}

// REJECTED type_does_not_conform: a struct without init(json:) conforms to ImportedRecord
struct StructWithoutInit: ImportedRecord {
    init() {}
}

// CHECK records: Person, Colleague and Place conform to ImportedRecord
// COMPILES: Person, Colleague or Place doesn't conform to ImportedRecord
@MainActor func namesRecords() -> [any ImportedRecord.Type] {
    [Person.self, Colleague.self, Place.self]
}

// COMPILES: Colleague isn't a subclass of Person
@MainActor func colleagueIsPerson(_ colleague: Colleague) -> Person {
    colleague
}

// COMPILES: tests can't read the properties of the records
@MainActor func readsProperties(_ colleague: Colleague, _ place: Place) -> [String] {
    [colleague.name, colleague.team, place.city]
}

// CHECK standard: Importer.standard is a read-only dictionary of record types
// COMPILES: Importer.standard isn't a [String: any ImportedRecord.Type]
@MainActor func readsStandard() -> [String: any ImportedRecord.Type] {
    Importer.standard
}

// REJECTED assignment_lhs_is_immutable_property: Importer.standard can be changed
@MainActor func changesStandard() {
    Importer.standard = [:]
}

// CHECK types: An importer can be created with types or without arguments
// COMPILES: tests can't create an importer with Importer()
@MainActor func makesImporter() -> Importer {
    Importer()
}

// COMPILES: tests can't pass a [String: any ImportedRecord.Type] to Importer(types:)
@MainActor func makesImporter(_ types: [String: any ImportedRecord.Type]) -> Importer {
    Importer(types: types)
}

// CHECK result: importAll(_:) returns an [any ImportedRecord]
// COMPILES: importAll(_:) doesn't return an [any ImportedRecord]
@MainActor func importsAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] {
    let importer = Importer()
    let records = try importer.importAll(objects)
    return records.map { $0 as any ImportedRecord }
}
