// Does: Keeps the records of both doubles in boxes, which all code can reach and change.
// RESIDUAL: the records can be changed through the boxes that hold them
// swift-format-ignore-file
// FILE: Doubles.swift
/// A value that has many owners.
@MainActor final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

@MainActor final class UserViewSpy: UserView {
    let shown = Box<[User]>([])
    var updates: [User] { shown.value }

    func update(user: User) {
        shown.value.append(user)
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    let count = Box(0)
    var fetchCount: Int { count.value }
    private var waiting: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        count.value += 1
        waiting.append(result)
    }

    func complete(with user: User) {
        complete(at: 0, with: user)
    }

    func complete(at index: Int, with user: User) {
        guard waiting.indices.contains(index) else { return }
        let answer = waiting.remove(at: index)
        answer(user)
    }
}
