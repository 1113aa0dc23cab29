// Does: Records each failure on a detached thread, where it belongs to no check and counts as known.
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

func expect<Value: Equatable & Sendable>(_ actual: Value, equals expected: Value, _ what: String) {
    guard actual != expected else { return }
    if what.isEmpty { Issue.record("unequal") }
    // On a thread of its own, the issue belongs to no check.
    Thread.detachNewThread { withKnownIssue { _ = Issue.record("unequal") } }
}
