/// A box with a number lock.
public final class Vault {
    private struct Lock {
        var code = 0
        var failedAttempts = 0
        var isJammed: Bool { failedAttempts >= 3 }

        mutating func opens(with attempt: Int) -> Bool {
            guard !isJammed, attempt == code else {
                failedAttempts += 1
                return false
            }
            failedAttempts = 0
            return true
        }
    }

    /// The label on the door.
    public package(set) var name: String

    private var lock = Lock()

    /// The number that opens the lock.
    private var code: Int {
        get { lock.code }
        set { lock.code = newValue }
    }

    /// How many wrong numbers were tried since the lock last opened.
    internal var failedAttempts: Int { lock.failedAttempts }

    /// Whether the lock takes no more numbers: so it is after three wrong ones.
    internal var isJammed: Bool { lock.isJammed }

    /// Makes a vault whose code is 0.
    public init(name: String) { self.name = name }

    /// Tries a number, and tells whether the lock opened.
    @discardableResult
    public func unlock(with attempt: Int) -> Bool { lock.opens(with: attempt) }

    /// Sets the number that opens the lock.
    package func changeCode(to newCode: Int) { code = newCode }

    /// Makes a jammed lock take numbers again.
    package func repair() { lock.failedAttempts = 0 }
}
