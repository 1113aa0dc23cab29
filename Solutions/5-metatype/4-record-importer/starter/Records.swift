/// A person.
class Person {
    let name: String

    init(name: String) {
        self.name = name
    }
}

/// A person you work with.
final class Colleague: Person {
    let team: String

    init(name: String, team: String) {
        self.team = team
        super.init(name: name)
    }
}

/// A place on the map.
struct Place {
    let city: String
}
