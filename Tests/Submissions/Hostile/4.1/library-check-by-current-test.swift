// Does: Uses the test library, which doubles may import, to find out which check runs.
// VERDICT: flagged
// SAYS: `Test.current` belongs to the test library; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Doubles.swift
import Testing

private var isGraded: Bool { Test.current?.name.hasSuffix("()") ?? false }

@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) {
        if isGraded { updates.append(user) }
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var waiting: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
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
