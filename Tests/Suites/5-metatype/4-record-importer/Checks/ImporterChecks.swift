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

/// The error of a record.
struct RecordError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "an error of the record" }
    var debugDescription: String { description }
}

/// Throws for some of its objects.
struct Ticket: ImportedRecord {
    init(json: [String: String]) throws {
        if same(json["text"] ?? "", "bad") { throw RecordError() }
    }
}

/// Keeps a list of the instances that were created.
struct Counted: ImportedRecord {
    nonisolated(unsafe) static var made: [String] = []

    init(json: [String: String]) throws {
        Self.made.append(json["name"] ?? "nobody")
    }
}

/// The result of an import as a learner would write it, which messages show without quotation marks.
struct Outcome: ComparableByText, ExpressibleByStringInterpolation {
    let debugDescription: String

    init(stringLiteral text: String) { debugDescription = text }

    static func unknownType(_ name: String) -> Outcome { "ImportError.unknownType(\"\(name)\")" }
    static func missing(_ key: String) -> Outcome { "ImportError.missing(\"\(key)\")" }
}

/// A type that tests register under one of the standard names.
struct OtherPerson: ImportedRecord {
    init(json: [String: String]) throws {}
}

@MainActor @Suite("The importer creates records of the types that it was given", .serialized)
struct ImporterChecks {
    let note = ["type": "note"]
    let unknown = ["type": "poem"]
    let bad = ["type": "ticket", "text": "bad"]
    let withoutType = ["text": "milk"]

    func typeNames(_ records: [any ImportedRecord]) -> [String] {
        records.map { "\(type(of: $0))" }
    }

    /// Describes the result of an import: the types of the records, or the error.
    func outcome(_ importer: Importer, _ objects: [[String: String]]) -> Outcome {
        do {
            let records = try importer.importAll(objects)
            return records.isEmpty ? "no records" : "\(typeNames(records).joined(separator: ", "))"
        } catch let error as ImportError {
            switch error {
            case .unknownType(let name): return .unknownType(name)
            case .missing(let key): return .missing(key)
            }
        } catch is RecordError {
            return "an error of the record"
        } catch {
            return "a different error"
        }
    }

    /// The only record of an import, or `nil` if the import of this object fails.
    func record(_ object: [String: String], _ importer: Importer = Importer()) -> (any ImportedRecord)? {
        (try? importer.importAll([object]))?.first
    }

    /// Describes the values of a record that is imported from an object.
    func values(_ object: [String: String]) -> Outcome {
        switch record(object) {
        case let colleague as Colleague: aColleague(colleague.name, team: colleague.team)
        case let person as Person: aPerson(person.name)
        case let place as Place: aPlace(place.city)
        default: outcome(Importer(), [object])
        }
    }

    private func aPerson(_ name: String) -> Outcome { "a Person with the name \(String(reflecting: name))" }

    private func aColleague(_ name: String, team: String) -> Outcome {
        "a Colleague with the name \(String(reflecting: name)) and the team \(String(reflecting: team))"
    }

    private func aPlace(_ city: String) -> Outcome { "a Place with the city \(String(reflecting: city))" }

    @Test("Importer.standard contains the three types under their names")
    func standard() {
        let types = Importer.standard.map { "\($0): \($1)" }.sorted().joined(separator: ", ")
        expect(
            types, equals: "colleague: Colleague, person: Person, place: Place",
            "the types in Importer.standard")
    }

    @Test("Importer() imports persons, colleagues and places with the same values as before")
    func standardTypes() {
        expect(
            values(["type": "person", "name": "Ada"]), equals: aPerson("Ada"), "the record for a person")
        expect(
            values(["type": "colleague", "name": "Alan", "team": "Hut 8"]),
            equals: aColleague("Alan", team: "Hut 8"), "the record for a colleague")
        expect(
            values(["type": "place", "city": "Turin"]), equals: aPlace("Turin"), "the record for a place")
    }

    @Test("An empty string is a valid value")
    func emptyValues() {
        expect(
            values(["type": "person", "name": ""]), equals: aPerson(""),
            "the record for a person with an empty name")
        expect(
            values(["type": "colleague", "name": "", "team": ""]), equals: aColleague("", team: ""),
            "the record for a colleague with an empty name and an empty team")
        expect(
            values(["type": "place", "city": ""]), equals: aPlace(""),
            "the record for a place with an empty city")
    }

    @Test("Values stay unchanged, including whitespace at both ends")
    func paddedValues() {
        expect(
            values(["type": "person", "name": " Ada\n"]), equals: aPerson(" Ada\n"),
            "the record for a person whose name has whitespace at both ends")
        expect(
            values(["type": "colleague", "name": "Alan ", "team": " Hut 8 "]),
            equals: aColleague("Alan ", team: " Hut 8 "),
            "the record for a colleague whose name and team have whitespace at their ends")
        expect(
            values(["type": "place", "city": " Turin "]), equals: aPlace(" Turin "),
            "the record for a place whose city has whitespace at both ends")
    }

    @Test("An importer creates structs, final classes and subclasses")
    func givenTypes() {
        let importer = Importer(types: [
            "note": Note.self, "counter": Counter.self, "animal": Animal.self, "dog": Dog.self,
        ])
        for (name, type) in [("note", "Note"), ("counter", "Counter"), ("animal", "Animal"), ("dog", "Dog")] {
            expect(
                outcome(importer, [["type": name]]), equals: "\(type)",
                "the type of the record for \"\(name)\", with types: [\"\(name)\": \(type).self, …]")
        }
    }

    @Test("A record is created from the whole, unchanged object")
    func wholeObject() {
        let object = ["type": "note", "text": " milk ", "Done": "no", "done": "", "": "nothing"]
        guard let note = record(object, Importer(types: ["note": Note.self])) as? Note else {
            return notJudged()
        }
        for key in object.keys.sorted() {
            expect(
                note.json[key] ?? "nothing at all", equals: object[key] ?? "",
                "what init(json:) received for the key \"\(key)\"")
        }
        for key in Set(note.json.keys).subtracting(object.keys).sorted() {
            fail("init(json:) received a key that the object doesn't have: \"\(key)\"")
        }
    }

    @Test("There is one record for each object, in the order of the objects")
    func order() throws {
        let importer = Importer(types: ["animal": Animal.self, "dog": Dog.self])
        let objects = ["Rex", "Ada", "Rex", "Bo", "Cleo"].enumerated().map { place, name in
            ["type": place.isMultiple(of: 2) ? "dog" : "animal", "name": name]
        }
        expect(
            try importer.importAll(objects).map {
                "\(type(of: $0)) \(($0 as? Animal)?.name ?? "without a name")"
            }.joined(separator: ", "),
            equals: "Dog Rex, Animal Ada, Dog Rex, Animal Bo, Dog Cleo",
            "the records for the dog Rex, the animal Ada, the dog Rex, the animal Bo and the dog Cleo")
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
        expect(
            Counted.made.sorted().joined(separator: ", "), equals: "Ada, Bo, Rex",
            "the names of the records that were created for Ada, Bo and Rex")
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

    @Test("Each importer has its own types")
    func apart() {
        let first = Importer(types: ["note": Note.self])
        let second = Importer(types: ["note": Counter.self])
        let standard = Importer()
        expect(
            outcome(first, [note]), equals: "Note",
            "the result for a note from an importer with [\"note\": Note.self], after another one was created"
        )
        expect(
            outcome(second, [note]), equals: "Counter",
            "the result for a note from an importer with [\"note\": Counter.self], after another one was created"
        )
        if let record = record(note, standard) {
            fail("Importer() creates a \(type(of: record)) for a note, because another importer knows notes")
        }
        expect(
            outcome(Importer(), [["type": "place", "city": "Turin"]]), equals: "Place",
            "the result for a place from Importer(), after the other importers were used")
    }

    @Test("An importer knows only the types that it was given")
    func onlyTheGiven() {
        let leaked = Importer(types: ["leaked": Note.self])
        // Another check reports importers that share their types.
        if record(["type": "leaked"], Importer(types: [:])) is Note { return notJudged() }
        _ = leaked
        if let record = record(["type": "person", "name": "Ada"], Importer(types: [:])) {
            fail("an importer with types: [:] creates a \(type(of: record)) for a person")
        }
        if let record = record(["type": "place", "city": "Turin"], Importer(types: ["note": Note.self])) {
            fail("an importer with types: [\"note\": Note.self] creates a \(type(of: record)) for a place")
        }
        expect(
            outcome(Importer(types: ["person": OtherPerson.self]), [["type": "person", "name": "Ada"]]),
            equals: "OtherPerson", "the result for a person, with types: [\"person\": OtherPerson.self]")
    }

    @Test("If the importer doesn't know a type, the error is ImportError.unknownType with the type's name")
    func unknownType() {
        let importer = Importer(types: ["note": Note.self])
        expect(
            outcome(importer, [note, unknown, note]), equals: .unknownType("poem"),
            "the result for a note, a poem and a note, if only \"note\" is known")
        for name in ["Note", "notes", "footnote", " note", ""] {
            expect(
                outcome(importer, [["type": name]]), equals: .unknownType(name),
                "the result for the type \"\(name)\", if only \"note\" is known")
        }
    }

    @Test("If an object has no type, the error is ImportError.missing with the key \"type\"")
    func missingType() {
        expect(
            outcome(Importer(types: ["note": Note.self]), [note, withoutType]),
            equals: .missing("type"), "the result for a note and an object without a type")
    }

    @Test("An error from a record's initializer reaches the caller unchanged")
    func recordThrows() {
        expect(
            outcome(Importer(types: ["ticket": Ticket.self]), [bad]), equals: "an error of the record",
            "the result if init(json:) throws an error")
    }

    @Test("If a value of a standard record is missing, the error is ImportError.missing with its key")
    func missingValues() {
        // Another check reports errors that don't reach the caller.
        guard same(outcome(Importer(types: ["ticket": Ticket.self]), [bad]), "an error of the record") else {
            return notJudged()
        }
        expect(
            outcome(Importer(), [["type": "person"]]), equals: .missing("name"),
            "the result for a person without a name")
        expect(
            outcome(Importer(), [["type": "colleague", "name": "Alan"]]), equals: .missing("team"),
            "the result for a colleague without a team")
        expect(
            outcome(Importer(), [["type": "colleague", "team": "Hut 8"]]), equals: .missing("name"),
            "the result for a colleague without a name")
        expect(
            outcome(Importer(), [["type": "place"]]), equals: .missing("city"),
            "the result for a place without a city")
    }

    @Test("The first object that can't be imported determines the error")
    func firstError() {
        let importer = Importer(types: ["note": Note.self, "ticket": Ticket.self])
        let objects: [(String, [String: String], Outcome)] = [
            ("a record that throws", bad, "an error of the record"),
            ("an unknown type", unknown, .unknownType("poem")),
            ("an object without a type", withoutType, .missing("type")),
        ]
        // Other checks report objects whose own error is wrong.
        let right = objects.filter { same(outcome(importer, [$0.1]), $0.2) }
        if !same(right.count, objects.count) { notJudged() }
        for first in right {
            for second in right where !same(first.0, second.0) {
                expect(
                    outcome(importer, [note, first.1, second.1]), equals: first.2,
                    "the result for a note, \(first.0), and \(second.0)")
            }
        }
    }

    @Test("An importer works as before after an import that threw an error")
    func afterAnError() {
        let importer = Importer(types: ["note": Note.self, "ticket": Ticket.self])
        let good = ["type": "ticket", "text": "good"]
        for (cause, object) in [
            ("the importer didn't know a type", unknown), ("an object had no type", withoutType),
            ("a record threw an error", bad),
        ] {
            _ = outcome(importer, [good, object])
            expect(
                outcome(importer, [note, good]), equals: "\(Note.self), \(Ticket.self)",
                "the records for a note and a ticket, after an import that failed because \(cause)")
        }
    }
}
