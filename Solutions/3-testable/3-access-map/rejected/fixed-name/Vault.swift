/// A box with a number lock.
public final class Vault {
    /// The label on the door.
    public package(set) var name: String {
        get { label }
        set {}
    }

    private let label: String

    /// The number that opens the lock.
    private var code = 0

    /// How many wrong numbers were tried since the lock last opened.
    private(set) var failedAttempts = 0

    /// Whether the lock takes no more numbers: so it is after three wrong ones.
    var isJammed: Bool { failedAttempts >= 3 }

    /// Makes a vault whose code is 0.
    public init(name: String) {
        label = name
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
    package func changeCode(to newCode: Int) {
        code = newCode
    }

    /// Makes a jammed lock take numbers again.
    package func repair() {
        failedAttempts = 0
    }
}
