/// A box with a combination lock.
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

    /// The number of failed attempts since the lock last opened or was repaired.
    internal var failedAttempts: Int { lock.failedAttempts }

    /// Whether the lock refuses every number, as it does after three failed attempts.
    internal var isJammed: Bool { lock.isJammed }

    /// Creates a vault with the code 0.
    public init(name: String) { self.name = name }

    /// Tries a number, and returns whether the lock opened.
    @discardableResult
    public func unlock(with attempt: Int) -> Bool { lock.opens(with: attempt) }

    /// Sets the number that opens the lock.
    package func changeCode(to newCode: Int) { code = newCode }

    /// Makes a jammed lock accept numbers again.
    package func repair() { lock.failedAttempts = 0 }
}
