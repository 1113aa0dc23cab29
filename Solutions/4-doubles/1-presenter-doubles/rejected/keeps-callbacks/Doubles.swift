@MainActor final class UserViewSpy: UserView {
    private(set) var updates: [User] = []

    func update(user: User) {
        updates.append(user)
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private(set) var fetchCount = 0
    private var callbacks: [UserCallback] = []
    private var waiting: [Int] = []

    func fetchUser(result: @escaping UserCallback) {
        waiting.append(fetchCount)
        callbacks.append(result)
        fetchCount += 1
    }

    func complete(with user: User) {
        complete(at: 0, with: user)
    }

    func complete(at index: Int, with user: User) {
        guard waiting.indices.contains(index) else { return }
        callbacks[waiting.remove(at: index)](user)
    }
}
