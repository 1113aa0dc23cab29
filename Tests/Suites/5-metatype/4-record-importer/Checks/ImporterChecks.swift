import Testing

@testable import RecordImporting

struct Note: ImportedRecord, Equatable {
    let json: [String: String]

    init(json: [String: String]) throws {
        self.json = json
    }
}

final class Counter: ImportedRecord {
    let start: String

    init(json: [String: String]) throws {
        start = json["start"] ?? "0"
    }
}

class Animal: ImportedRecord {
    let name: String

    required init(json: [String: String]) throws {
        name = json["name"] ?? "nobody"
    }
}

final class Dog: Animal {
    var tricks: [String] = []
}

struct Refusal: Error, Equatable {
    let text: String
}

struct Picky: ImportedRecord {
    init(json: [String: String]) throws {
        throw Refusal(text: json["text"] ?? "nothing")
    }
}

/// Throws for some of its objects.
struct Sorter: ImportedRecord {
    init(json: [String: String]) throws {
        if json["text"] == "bad" { throw Refusal(text: "bad") }
    }
}

/// Keeps a list of the instances that were created.
struct Counted: ImportedRecord {
    nonisolated(unsafe) static var made: [String] = []

    init(json: [String: String]) throws {
        Self.made.append(json["name"] ?? "nobody")
    }
}

/// A type that tests register under one of the standard names.
struct Impostor: ImportedRecord {
    init(json: [String: String]) throws {}
}

@MainActor @Suite("The importer creates records of the types that it was given") struct ImporterChecks {
    func typeNames(_ records: [any ImportedRecord]) -> [String] {
        records.map { "\(type(of: $0))" }
    }

    /// Describes the result of an import: the types of the records, or the error.
    func outcome(_ importer: Importer, _ objects: [[String: String]]) -> String {
        do {
            let records = try importer.importAll(objects)
            return records.isEmpty ? "no records" : typeNames(records).joined(separator: ", ")
        } catch let error as ImportError {
            switch error {
            case .unknownType(let name): return "unknownType(\"\(name)\")"
            case .missing(let key): return "missing(\"\(key)\")"
            }
        } catch {
            return "\(error)"
        }
    }

    @Test("Objects of the standard types are imported as before")
    func standardTypes() throws {
        let records = try Importer().importAll([
            ["type": "place", "city": "Turin"],
            ["type": "person", "name": "Ada"],
            ["type": "colleague", "name": "Alan", "team": "Hut 8"],
            ["type": "colleague", "name": "Joan", "team": "Hut 6"],
            ["type": "place", "city": "Bern"],
        ])
        expect(
            typeNames(records), equals: ["Place", "Person", "Colleague", "Colleague", "Place"],
            "the types of the records for place, person, colleague, colleague, place")
        expect(
            records.compactMap { ($0 as? Place)?.city }, equals: ["Turin", "Bern"], "the cities of the places"
        )
        let people = records.compactMap { $0 as? Person }
        expect(
            people.map(\.name), equals: ["Ada", "Alan", "Joan"], "the names of the person and the colleagues")
        expect(
            people.compactMap { ($0 as? Colleague)?.team }, equals: ["Hut 8", "Hut 6"],
            "the teams of the colleagues")
    }

    @Test("An empty string is a valid value")
    func emptyValues() throws {
        let records = try Importer().importAll([
            ["type": "person", "name": "Ada"],
            ["type": "person", "name": ""],
            ["type": "colleague", "name": "", "team": ""],
            ["type": "place", "city": ""],
        ])
        let people = records.compactMap { $0 as? Person }
        expect(
            people.map(\.name), equals: ["Ada", "", ""],
            "the names of Ada, of a person and of a colleague, if the \"name\" of the last two is empty")
        expect(
            (people.last as? Colleague)?.team, equals: "", "the team of a colleague whose \"team\" is empty")
        expect((records.last as? Place)?.city, equals: "", "the city of a place whose \"city\" is empty")
    }

    @Test("Values stay unchanged, including whitespace at both ends")
    func paddedValues() throws {
        let records = try Importer().importAll([
            ["type": "person", "name": " Ada\n"],
            ["type": "colleague", "name": "Alan ", "team": " Hut 8 "],
            ["type": "place", "city": " Turin "],
        ])
        let people = records.compactMap { $0 as? Person }
        expect(people.map(\.name), equals: [" Ada\n", "Alan "], "the names with whitespace at their ends")
        expect(
            (people.last as? Colleague)?.team, equals: " Hut 8 ", "a team with whitespace at both ends")
        expect((records.last as? Place)?.city, equals: " Turin ", "a city with whitespace at both ends")
    }

    @Test("Importer.standard contains the three types under their names")
    func standard() {
        let types = Importer.standard.mapValues { "\($0)" }
        expect(
            types, equals: ["person": "Person", "colleague": "Colleague", "place": "Place"],
            "the types in Importer.standard")
    }

    @Test("An importer works with structs, final classes and subclasses")
    func givenTypes() {
        let importer = Importer(types: [
            "note": Note.self, "counter": Counter.self, "animal": Animal.self, "dog": Dog.self,
        ])
        expect(
            outcome(
                importer, [["type": "dog"], ["type": "note"], ["type": "counter"], ["type": "animal"]]),
            equals: "\(Dog.self), \(Note.self), \(Counter.self), \(Animal.self)",
            "the records of an importer with four types")
    }

    @Test("A record is created from the whole object")
    func wholeObject() throws {
        let object = ["type": "note", "text": " milk ", "Done": "no", "done": "", "": "nothing"]
        let records = try Importer(types: ["note": Note.self]).importAll([object])
        expect(
            records.map { ($0 as? Note)?.json }, equals: [object], "what the importer passed to init(json:)")
    }

    @Test("There is one record for each object, in order")
    func order() throws {
        let importer = Importer(types: ["animal": Animal.self, "dog": Dog.self])
        let objects = ["Rex", "Ada", "Rex", "Bo", "Cleo"].enumerated().map { place, name in
            ["type": place.isMultiple(of: 2) ? "dog" : "animal", "name": name]
        }
        let records = try importer.importAll(objects)
        expect(
            records.map { ($0 as? Animal)?.name }, equals: ["Rex", "Ada", "Rex", "Bo", "Cleo"],
            "the names of five records")
        expect(
            typeNames(records),
            equals: [Dog.self, Animal.self, Dog.self, Animal.self, Dog.self].map { "\($0 as Any.Type)" },
            "the types of five records"
        )
        let many = (1...40).map { ["type": "dog", "name": "\($0)"] }
        expect(
            try importer.importAll(many).map { ($0 as? Dog)?.name ?? "nobody" }.joined(separator: " "),
            equals: (1...40).map { "\($0)" }.joined(separator: " "), "the names of forty records")
        expect(outcome(importer, []), equals: "no records", "the result for no objects")
    }

    @Test("Only one record is created for each object")
    func oneForEach() throws {
        Counted.made = []
        let importer = Importer(types: ["counted": Counted.self])
        let names = ["Rex", "Ada", "Bo"]
        _ = try importer.importAll(names.map { ["type": "counted", "name": $0] })
        expect(Counted.made, equals: names, "the names of the records that were created for Rex, Ada and Bo")
    }

    @Test("Every record is new, even for equal objects and in later imports")
    func fresh() throws {
        let importer = Importer(types: ["dog": Dog.self])
        let object = ["type": "dog", "name": "Rex"]
        let records = try importer.importAll([object, object]) + importer.importAll([object])
        let dogs = records.compactMap { $0 as? Dog }
        expect(
            Set(dogs.map { ObjectIdentifier($0) }).count, equals: 3,
            "the number of different dogs from three equal objects")
    }

    @Test("An importer knows only the types that it was given")
    func onlyTheGiven() {
        expect(
            outcome(Importer(types: [:]), [["type": "person", "name": "Ada"]]),
            equals: "unknownType(\"person\")", "the result for a person, with types: [:]")
        expect(
            outcome(Importer(types: ["note": Note.self]), [["type": "place", "city": "Turin"]]),
            equals: "unknownType(\"place\")", "the result for a place, with types: [\"note\": Note.self]")
        expect(
            outcome(Importer(types: ["person": Impostor.self]), [["type": "person", "name": "Ada"]]),
            equals: "\(Impostor.self)", "the result for a person, with types: [\"person\": Impostor.self]")
    }

    @Test("The types of one importer don't affect other importers")
    func apart() {
        let first = Importer(types: ["note": Note.self])
        let second = Importer(types: ["note": Counter.self])
        let standard = Importer()
        expect(
            outcome(first, [["type": "note"]]), equals: "\(Note.self)",
            "the result for a note, from the first of two importers")
        expect(
            outcome(second, [["type": "note"]]), equals: "\(Counter.self)",
            "the result for a note, from the second of two importers")
        expect(
            outcome(standard, [["type": "note"]]), equals: "unknownType(\"note\")",
            "the result for a note from Importer(), while another importer knows notes")
        expect(
            outcome(Importer(), [["type": "place", "city": "Turin"]]), equals: "Place",
            "the result for a place from Importer(), after the other importers were used")
    }

    @Test("An unknown type throws an error")
    func unknownType() {
        let importer = Importer(types: ["note": Note.self])
        expect(
            outcome(importer, [["type": "note"], ["type": "poem"], ["type": "note"]]),
            equals: "unknownType(\"poem\")", "the result for note, poem, note if only \"note\" is known")
        for name in ["Note", "notes", "footnote", " note", ""] {
            expect(
                outcome(importer, [["type": name]]), equals: "unknownType(\"\(name)\")",
                "the result for the type \"\(name)\" if only \"note\" is known")
        }
    }

    @Test("An importer still works after an import that threw an error")
    func afterAnError() {
        let importer = Importer(types: ["note": Note.self, "sorter": Sorter.self])
        let good = ["type": "sorter", "text": "good"]
        let bad = ["type": "sorter", "text": "bad"]
        for objects in [[good, bad], [good, ["type": "poem"]], [good, ["text": "milk"]]] {
            _ = outcome(importer, objects)
            expect(
                outcome(importer, [["type": "note"], good]), equals: "\(Note.self), \(Sorter.self)",
                "the records of an importer after an import that threw an error")
        }
    }

    @Test("An object without a type throws an error")
    func missingType() {
        expect(
            outcome(Importer(types: ["note": Note.self]), [["type": "note"], ["text": "milk"]]),
            equals: "missing(\"type\")", "the result for a note and an object without a type")
    }

    @Test("An error from a record's initializer is passed on")
    func recordThrows() {
        expect(
            outcome(Importer(types: ["picky": Picky.self]), [["type": "picky", "text": "no"]]),
            equals: "\(Refusal(text: "no"))", "the result if init(json:) throws Refusal(text: no)")
        expect(
            outcome(Importer(), [["type": "colleague", "name": "Alan"]]),
            equals: "missing(\"team\")", "the result for a colleague without a team")
        expect(
            outcome(Importer(), [["type": "person"]]),
            equals: "missing(\"name\")", "the result for a person without a name")
        expect(
            outcome(Importer(), [["type": "place"]]),
            equals: "missing(\"city\")", "the result for a place without a city")
    }

    @Test("The first object that can't be imported determines the error")
    func firstError() {
        let importer = Importer(types: ["note": Note.self, "picky": Picky.self])
        expect(
            outcome(importer, [["type": "note"], ["type": "picky", "text": "no"], ["type": "poem"]]),
            equals: "\(Refusal(text: "no"))", "the result for note, picky, poem")
        expect(
            outcome(importer, [["type": "poem"], ["text": "milk"], ["type": "picky"]]),
            equals: "unknownType(\"poem\")", "the result for poem, an object without a type, picky")
    }
}
