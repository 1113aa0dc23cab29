// Does: subclasses NSObject, overrides description, guards its state with an NSRecursiveLock, and calls back outside the lock.
// swift-format-ignore-file
// FILE: Doubles.swift
import Foundation

// MARK: - View

@MainActor final class UserViewSpy: NSObject, UserView {
    private let lock = NSRecursiveLock()
    private var _updates: [User] = []

    var updates: [User] {
        lock.lock()
        defer { lock.unlock() }
        return _updates
    }

    func update(user: User) {
        lock.lock()
        _updates.append(user)
        lock.unlock()
    }
}

// MARK: - Repository

@MainActor final class ControlledUserRepository: NSObject, UserRepository {
    private final class Request: NSObject {
        let callback: UserCallback

        init(callback: @escaping UserCallback) {
            self.callback = callback
            super.init()
        }
    }

    private let lock = NSRecursiveLock()
    private var requests: [Request] = []
    private(set) var fetchCount: Int = 0

    nonisolated override var description: String {
        "<\(NSStringFromClass(ControlledUserRepository.self))>"
    }

    func fetchUser(result: @escaping UserCallback) {
        lock.withLock {
            fetchCount += 1
            requests.append(Request(callback: result))
        }
    }

    func complete(with user: User) {
        self.complete(at: 0, with: user)
    }

    func complete(at index: Int, with user: User) {
        lock.lock()
        let request: Request? = (0..<requests.count).contains(index) ? requests.remove(at: index) : nil
        lock.unlock()
        request?.callback(user)
    }
}
