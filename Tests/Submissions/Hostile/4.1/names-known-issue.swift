// Does: Declares a `withKnownIssue` that doesn't run its closure, so the repository may crash where it must not.
// VERDICT: stopped
// SAYS: If no request waits at a position, the repository doesn't answer or crash
// swift-format-ignore-file
// FILE: Doubles.swift
@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) { updates.append(user) }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var waiting: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
        waiting.append(result)
    }

    func complete(with user: User) { complete(at: 0, with: user) }

    func complete(at index: Int, with user: User) { waiting.remove(at: index)(user) }
}

func withKnownIssue(isIntermittent: Bool, _ body: () throws -> Void) {}
