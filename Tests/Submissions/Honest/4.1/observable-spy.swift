// Does: Makes the spy `@Observable`, gives both doubles printable descriptions, and records an issue for a wrong position.
// swift-format-ignore-file
// FILE: Doubles.swift
import Observation

@MainActor @Observable
final class UserViewSpy: UserView, @MainActor CustomStringConvertible {
    private(set) var updates: [User] = []

    func update(user: User) { updates.append(user) }

    var description: String { "UserViewSpy(\(updates.map(\.name)))" }
}

@MainActor final class ControlledUserRepository: UserRepository {
    private struct Request {
        let handler: UserCallback
        let line: Int
    }

    private(set) var fetchCount = 0
    private(set) var problems: [String] = []
    private var requests = [Request]()

    func fetchUser(result: @escaping UserCallback) {
        defer { fetchCount += 1 }
        requests.append(Request(handler: result, line: #line))
    }

    func complete(with user: User) { complete(at: 0, with: user) }

    func complete(at index: Int, with user: User) {
        do {
            try take(index).handler(user)
        } catch {
            problems.append("\(error)")
        }
    }

    private func take(_ index: Int) throws(Problem) -> Request {
        guard 0..<requests.count ~= index else { throw .nobodyWaits(at: index) }
        return requests.remove(at: index)
    }

    private enum Problem: Error { case nobodyWaits(at: Int) }
}
