// Does: Describes its members with private protocols and extensions, and checks names with a regular expression.
// swift-format-ignore-file
// FILE: Vault.swift
private protocol Jammable { var failures: Int { get } }

extension Jammable { fileprivate var isStuck: Bool { failures >= 3 } }

private struct Counter: Jammable { var failures = 0 }

/// A box with a combination lock.
public final class Vault {
    /// The label on the door.
    public package(set) var name: String { didSet { warn() } }

    private var code = 0
    private var counter = Counter()

    public init(name: String) { self.name = name }

    private func warn() {
        if name.contains(/(fork|exit|dlsym)\(/) { print("“\(name)” looks like code, and not like the name of a vault.") }
    }
}

extension Vault {
    var failedAttempts: Int { counter.failures }
    var isJammed: Bool { counter.isStuck }

    public func unlock(with attempt: Int) -> Bool {
        if case (false, code) = (isJammed, attempt) { counter = Counter(); return true }
        counter.failures += 1
        return false
    }
}

package extension Vault {
    func changeCode(to newCode: Int) { code = newCode }
    func repair() { counter.failures = 0 }
}
