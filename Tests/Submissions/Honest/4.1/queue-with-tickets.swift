// Does: Queues the requests as nested types named Item and Handler, with optional-returning subscripts on arrays.
// swift-format-ignore-file
// FILE: Doubles.swift
extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices ~= index ? self[index] : nil }

    fileprivate mutating func take(_ index: Int) -> Element? {
        defer { if indices ~= index { remove(at: index) } }
        return self[safe: index]
    }
}

@MainActor final class UserViewSpy: UserView {
    struct Update: Identifiable { let id: Int; let user: User }

    private var _updates: [Update] = []
    var updates: [User] { _updates.map(\.user) }

    func update(user: User) { _updates.append(.init(id: _updates.endIndex, user: user)) }
}

@MainActor final class ControlledUserRepository: UserRepository {
    typealias Handler = @MainActor (User) -> Void

    private struct Item {
        let number: Int
        let handler: Handler
        @MainActor func callAsFunction(_ user: User) { handler(user) }
    }

    private var items: [Item] = []
    private(set) var fetchCount = 0

    func fetchUser(result: @escaping Handler) {
        fetchCount += 1
        items.append(Item(number: fetchCount, handler: result))
    }

    func complete(with user: User) { items.take(0)?(user) }
    func complete(at position: Int, with user: User) { items.take(position)?(user) }
}
