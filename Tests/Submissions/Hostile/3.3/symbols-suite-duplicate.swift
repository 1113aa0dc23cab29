// Does: Defines a function with the mangled name of the hidden suite's own `expect`, so that the linker has two of them.
// VERDICT: failed
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: Vault.swift
/// A box with a combination lock.
public final class Vault {
    /// The label on the door.
    public package(set) var name: String

    /// The number that opens the lock.
    private var code = 0

    /// The number of failed attempts since the lock last opened or was repaired.
    private(set) var failedAttempts = 0

    /// Whether the lock refuses every number, as it does after three failed attempts.
    var isJammed: Bool { failedAttempts >= 3 }

    /// Creates a vault with the code 0.
    public init(name: String) {
        self.name = name
    }

    /// Tries a number, and returns whether the lock opened.
    public func unlock(with attempt: Int) -> Bool {
        guard !isJammed, attempt == code else {
            failedAttempts += 2
            return false
        }
        failedAttempts = 0
        return true
    }

    /// Sets the number that opens the lock.
    package func changeCode(to newCode: Int) {
        code = newCode
    }

    /// Makes a jammed lock accept numbers again.
    package func repair() {
        failedAttempts = 0
    }
}

@export(implementation) @`_silgen_name`("$s17VaultAccessChecks6expect_6equals_14sourceLocationyx_xSS7Testing06SourceF0VtSQRzlF")
public func compare<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String, _ place: Int) {}

public func keep() { compare(1, 1, "", 1) }
