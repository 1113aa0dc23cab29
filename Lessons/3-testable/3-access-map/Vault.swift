// Exercise 3.3: Access map
//
// Everything in this vault is public. Give each of its eight members the access level that the table below
// requires. "Another package" and "this package" mean code in other modules that use a plain
// `import VaultAccess`. "Its tests" use `@testable import VaultAccess`.
//
// | Member            | Another package | This package       | Its tests          |
// | ----------------- | --------------- | ------------------ | ------------------ |
// | `init(name:)`     | can use it      | can use it         | can use it         |
// | `unlock(with:)`   | can use it      | can use it         | can use it         |
// | `name`            | can read it     | can read, write it | can read, write it |
// | `changeCode(to:)` | no access       | can use it         | can use it         |
// | `repair()`        | no access       | can use it         | can use it         |
// | `failedAttempts`  | no access       | no access          | can read it        |
// | `isJammed`        | no access       | no access          | can read it        |
// | `code`            | no access       | no access          | no access          |
//
// "No access" means that the member still exists and keeps its name, but the compiler doesn't let that code
// use it. You decide whether tests can also write `failedAttempts`. `Vault` itself is still a
// `public final class`, and the vault still behaves as before. If you add anything, another package and this
// package have no access to it.

/// A box with a combination lock.
public final class Vault {
    /// The label on the door.
    public var name: String

    /// The number that opens the lock.
    public var code = 0

    /// The number of failed attempts since the lock last opened or was repaired.
    public var failedAttempts = 0

    /// Whether the lock refuses every number, as it does after three failed attempts.
    public var isJammed: Bool { failedAttempts >= 3 }

    /// Creates a vault with the code 0.
    public init(name: String) {
        self.name = name
    }

    /// Tries a number, and returns whether the lock opened.
    public func unlock(with attempt: Int) -> Bool {
        guard !isJammed, attempt == code else {
            failedAttempts += 1
            return false
        }
        failedAttempts = 0
        return true
    }

    /// Sets the number that opens the lock.
    public func changeCode(to newCode: Int) {
        code = newCode
    }

    /// Makes a jammed lock accept numbers again.
    public func repair() {
        failedAttempts = 0
    }
}
