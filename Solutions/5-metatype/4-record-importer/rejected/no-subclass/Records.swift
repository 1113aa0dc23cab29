/// A person.
final class Person: ImportedRecord {
    let name: String

    required init(json: [String: String]) throws {
        name = try json.value("name")
    }
}

/// A person you work with.
final class Colleague: ImportedRecord {
    let name: String
    let team: String

    required init(json: [String: String]) throws {
        name = try json.value("name")
        team = try json.value("team")
    }
}

/// A place on the map.
struct Place: ImportedRecord {
    let city: String

    init(json: [String: String]) throws {
        city = try json.value("city")
    }
}
