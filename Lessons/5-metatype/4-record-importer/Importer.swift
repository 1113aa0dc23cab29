// Exercise 5.4: Transfer: record importer
//
// The importer creates a record from each object that a server sent. It has a `switch` that lists all the
// types of records. To add a type, even one that only a test needs, you would have to change the importer.
// Change the code so that:
//
// 1. There is a protocol `ImportedRecord`. Its only requirement is `init(json: [String: String]) throws`.
//    Structs, final classes, and classes with subclasses can conform to it.
// 2. `Person`, `Colleague` and `Place` conform to it. `Person` and `Colleague` are still classes, and
//    `Colleague` is still a subclass of `Person`. Their properties keep their names and get the same values
//    as before, even if a value is empty. If an object lacks one of these values, their initializers
//    throw `ImportError.missing` with the key of that value, as before.
// 3. `Importer.standard` is a `[String: any ImportedRecord.Type]`. It contains these three types, under the
//    names in the `switch` in this file. Nothing can change it.
// 4. `Importer(types:)` creates an importer that knows only the types in its argument. It doesn't add the
//    standard types to them. `Importer()` creates an importer that knows the standard types. The types of one
//    importer don't affect any other importer.
// 5. For each object, `importAll(_:)` creates one new record, from the whole object. The object's "type"
//    names the record's type, and only an exact match counts. The method returns the records in the order of
//    the objects, as `[any ImportedRecord]`. Each import starts from scratch, even after an import that threw
//    an error.
// 6. If an object can't be imported, `importAll(_:)` throws an error. If the importer doesn't know the type,
//    the error is `ImportError.unknownType` with the type's name. If the object has no "type", the error is
//    `ImportError.missing("type")`. If the initializer of a record throws an error, `importAll(_:)` throws
//    the same error. The first object that can't be imported determines the error.
//
// You can change this file and `Records.swift`.

/// Creates records from objects that a server sent.
final class Importer {
    func importAll(_ objects: [[String: String]]) throws -> [Any] {
        var records: [Any] = []
        for object in objects {
            let name = try object.value("type")
            switch name {
            case "person":
                records.append(Person(name: try object.value("name")))
            case "colleague":
                records.append(Colleague(name: try object.value("name"), team: try object.value("team")))
            case "place":
                records.append(Place(city: try object.value("city")))
            default:
                throw ImportError.unknownType(name)
            }
        }
        return records
    }
}
