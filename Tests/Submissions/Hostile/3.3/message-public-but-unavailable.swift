// Does: Leaves the code of the vault public, and marks it as unavailable with a message about private protection.
// VERDICT: failed
// SAYS: could not check whether another package can use `code`, because the co
// swift-format-ignore-file
// FILE: Vault.swift
/// A box with a combination lock.
public final class Vault {
    /// The label on the door.
    public package(set) var name: String

    /// The number that opens the lock.
    @available(*, unavailable, message: "'private' protection level")
    public var code: Int {
        get { secret }
        set { secret = newValue }
    }

    private var secret = 0

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
        guard !isJammed, attempt == secret else {
            failedAttempts += 1
            return false
        }
        failedAttempts = 0
        return true
    }

    /// Sets the number that opens the lock.
    package func changeCode(to newCode: Int) {
        secret = newCode
    }

    /// Makes a jammed lock accept numbers again.
    package func repair() {
        failedAttempts = 0
    }
}
