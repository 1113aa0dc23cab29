@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) {
        updates.append(user)
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
        Task { answer(user) }
    }
}
