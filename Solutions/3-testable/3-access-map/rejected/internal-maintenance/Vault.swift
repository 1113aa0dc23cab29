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
            failedAttempts += 1
            return false
        }
        failedAttempts = 0
        return true
    }

    /// Sets the number that opens the lock.
    func changeCode(to newCode: Int) {
        code = newCode
    }

    /// Makes a jammed lock accept numbers again.
    func repair() {
        failedAttempts = 0
    }
}
