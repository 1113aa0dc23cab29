@MainActor final class UserViewSpy: UserView {
    private struct Update {
        let user: User
    }

    private var log: [Update] = []

    var updates: [User] { log.map(\.user) }
    var lastUser: User? { log.last?.user }

    func update(user: User) {
        log.append(Update(user: user))
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private var requests: [Int: UserCallback] = [:]
    private var lastNumber = 0

    var fetchCount: Int { lastNumber }

    func fetchUser(result: @escaping UserCallback) {
        lastNumber += 1
        requests[lastNumber] = result
    }

    func complete(with user: User) {
        complete(at: 0, with: user)
    }

    func complete(at index: Int, with user: User) {
        let open = requests.keys.sorted()
        guard index >= 0, index < open.count else { return }
        requests.removeValue(forKey: open[index])?(user)
    }
}
