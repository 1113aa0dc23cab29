/// A person.
class Person: ImportedRecord {
    let name: String

    init(name: String) {
        self.name = name
    }

    required convenience init(json: [String: String]) throws {
        self.init(name: try json.value("name"))
    }
}

/// A person you work with.
final class Colleague: Person {
    let team: String

    init(name: String, team: String) {
        self.team = team
        super.init(name: name)
    }

    required convenience init(json: [String: String]) throws {
        self.init(name: try json.value("name"), team: try json.value("team"))
    }
}

/// A place on the map.
struct Place {
    let city: String
}

extension Place: ImportedRecord {
    init(json: [String: String]) throws {
        self.init(city: try json.value("city"))
    }
}
