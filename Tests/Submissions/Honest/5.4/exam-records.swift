// Does: Adds record types named Test, Suite and Label to the module, because the server sends exams.
// swift-format-ignore-file
// FILE: Records.swift
/// An exam.
struct Test: ImportedRecord, Equatable {
    let title: String
    init(json: [String: String]) throws { title = try json.value("title") }
}

/// A series of exams.
struct Suite: ImportedRecord, Equatable {
    let tests: [String]
    init(json: [String: String]) throws { tests = try json.value("tests").split(separator: ",").map(String.init) }
}

/// A person.
class Person: ImportedRecord {
    let name: String
    required init(json: [String: String]) throws { name = try json.value("name") }
}

/// A person you work with.
final class Colleague: Person {
    let team: String
    required init(json: [String: String]) throws {
        team = try json.value("team")
        try super.init(json: json)
    }
}

/// A place on the map.
struct Place: ImportedRecord {
    enum Label { case city }
    let city: String
    init(json: [String: String]) throws { city = try json.value("\(Label.city)") }
}
