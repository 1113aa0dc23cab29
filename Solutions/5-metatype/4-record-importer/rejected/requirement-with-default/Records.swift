/// A person.
class Person: ImportedRecord {
    let name: String

    required init(json: [String: String]) throws {
        name = try json.value("name")
    }
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
    let city: String

    init(json: [String: String]) throws {
        city = try json.value("city")
    }
}
