import Testing

@MainActor final class UserViewSpy: UserView {
    private(set) lazy var updates = [User]()
    let onUpdate: (User) -> Void

    init(onUpdate: @escaping (User) -> Void = { _ in }) { self.onUpdate = onUpdate }

    func update(user: User) {
        updates += [user]
        onUpdate(user)
    }
}

@MainActor final class ControlledUserRepository {
    private(set) var fetchCount = 0 { didSet { precondition(fetchCount == oldValue + 1) } }

    private final class Request {
        let answer: UserRepository.UserCallback
        var next: Request?
        init(_ answer: @escaping UserRepository.UserCallback) { self.answer = answer }
    }
    private var oldest: Request?

    func complete(with user: User) { complete(at: 0, with: user) }

    func complete(at place: Int, with user: User, sourceLocation: SourceLocation = #_sourceLocation) {
        var previous: Request?
        var current = oldest
        for _ in 0..<max(0, place) {
            previous = current
            current = current?.next
        }
        guard place >= 0, let request = current else {
            Issue.record("no request waits at position \(place)", sourceLocation: sourceLocation)
            return
        }
        if let previous { previous.next = request.next } else { oldest = request.next }
        request.answer(user)
    }
}

extension ControlledUserRepository: UserRepository {
    func fetchUser(result: @escaping UserCallback) {
        fetchCount += 1
        let request = Request(result)
        guard var last = oldest else { return oldest = request }
        while let next = last.next { last = next }
        last.next = request
    }
}
