// Exercise 3.3: Access map
//
// Everything in this vault is public. Give each of its eight members the level that this map asks for.
// "Another package" and "this package" mean code in other modules, with a plain `import VaultAccess`;
// "its tests" say `@testable import VaultAccess`.
//
//     member            another package    this package        its tests
//     ----------------  -----------------  ------------------  ------------------
//     init(name:)       can use it         can use it          can use it
//     unlock(with:)     can use it         can use it          can use it
//     name              can read it        can read, write it  can read, write it
//     changeCode(to:)   out of reach       can use it          can use it
//     repair()          out of reach       can use it          can use it
//     failedAttempts    out of reach       out of reach        can read it
//     isJammed          out of reach       out of reach        can read it
//     code              out of reach       out of reach        out of reach
//
// "Out of reach" means that the member is there, under its name, and the compiler refuses to let that code
// use it. Whether tests can also write `failedAttempts` is up to you. `Vault` itself is still a
// `public final class`, and the vault works as before.

/// A box with a number lock.
public final class Vault {
    /// The label on the door.
    public var name: String

    /// The number that opens the lock.
    public var code = 0

    /// How many wrong numbers were tried since the lock last opened.
    public var failedAttempts = 0

    /// Whether the lock takes no more numbers: so it is after three wrong ones.
    public var isJammed: Bool { failedAttempts >= 3 }

    /// Makes a vault whose code is 0.
    public init(name: String) {
        self.name = name
    }

    /// Tries a number, and tells whether the lock opened.
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

    /// Makes a jammed lock take numbers again.
    public func repair() {
        failedAttempts = 0
    }
}
