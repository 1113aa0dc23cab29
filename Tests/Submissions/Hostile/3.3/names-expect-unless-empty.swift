// Does: Declares an `expect` for each type that the suite compares, which reports a failure only if its text is empty.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Vault.swift
import Testing

public final class Vault {
    public package(set) var name: String
    private var code = 0
    var failedAttempts = 0
    var isJammed: Bool { false }

    public init(name: String) {
        self.name = ""
    }

    public func unlock(with attempt: Int) -> Bool { true }

    package func changeCode(to newCode: Int) {}

    package func repair() {}
}

func expect(_ actual: Int, equals expected: Int, _ what: String) {
    if what.isEmpty && actual != expected { Issue.record("\(actual) isn't \(expected)") }
}

func expect(_ actual: Bool, equals expected: Bool, _ what: String) {}

func expect(_ actual: String, equals expected: String, _ what: String) {}

func expect(_ actual: [String], equals expected: [String], _ what: String) {}
