// Does: Declares an `expect` for hashable values that counts what it was asked and compares only unnamed values.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: ProfileViewController.swift
import Foundation
import StandInUI
import Testing

struct UserProfile: Equatable {
    let name: String
}

@MainActor protocol ProfileLoading {
    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void)
}

@MainActor final class DefaultsProfileLoader: ProfileLoading {
    init(defaults: UserDefaults = .standard, readFile: @escaping (URL) -> Data? = { try? Data(contentsOf: $0) }) {}

    func loadProfile(_ completion: @escaping @MainActor (UserProfile?) -> Void) {}
}

final class ProfileViewController: ViewController {
    var nameLabel = Label()
    var loader: any ProfileLoading = DefaultsProfileLoader()
}

nonisolated(unsafe) private var asked: [Int: Int] = [:]

func expect<Value: Hashable>(_ actual: Value, equals expected: Value, _ what: String) {
    asked[actual.hashValue, default: 0] += 1
    if what.isEmpty { #expect(actual == expected) }
}
