// Does: Stores the callbacks in a generic queue with its own `Sequence` conformance and a static operator.
// swift-format-ignore-file
// FILE: Doubles.swift
struct Line<Person>: Sequence {
    private var people: [Person] = []

    func makeIterator() -> some IteratorProtocol<Person> { people.makeIterator() }

    static func <- (line: inout Line, person: Person) { line.people.append(person) }

    mutating func leave(from place: Int) -> Person? {
        var number = 0
        var leaver: Person?
        people.removeAll { person in
            defer { number += 1 }
            if number == place { leaver = person }
            return number == place
        }
        return leaver
    }
}

infix operator <- : AssignmentPrecedence

@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = .init()
    var names: String { updates.map { "\($0.name) \($0.lastname)" }.joined(separator: ", ") }
    func update(user: User) { updates.append(user) }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var line = Line<UserCallback>()

    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
        line <- result
    }

    func complete(with user: User) { complete(at: .zero, with: user) }

    func complete(at index: Int, with user: User) {
        guard index >= 0, let callback = line.leave(from: index) else { return }
        callback(user)
    }
}
