@MainActor final class UserViewSpy: UserView {
    private enum Event {
        case update(User)
    }

    private var events: [Event] = []

    var updates: [User] {
        events.map { event in
            switch event {
            case .update(let user): user
            }
        }
    }

    func update(user: User) {
        events.append(.update(user))
    }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private var requests: [UserCallback?] = []

    var fetchCount: Int { requests.count }

    func fetchUser(result: @escaping UserCallback) {
        requests.append(result)
    }

    func complete(at index: Int = 0, with user: User) {
        let waiting = requests.indices.filter { requests[$0] != nil }
        guard waiting.indices.contains(index) else { return }
        let callback = requests[waiting[index]]
        requests[waiting[index]] = nil
        callback?(user)
    }
}
