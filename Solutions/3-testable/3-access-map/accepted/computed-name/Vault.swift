/// A box with a combination lock.
public final class Vault {
    private struct State {
        var name: String
        var code = 0
        var wrongNumbers: [Int] = []
    }

    private var state: State

    private static let limit = 3

    /// Creates a vault with the code 0.
    public required init(name: String) {
        state = State(name: name)
    }
}

extension Vault {
    /// The label on the door.
    public package(set) var name: String {
        get { state.name }
        set { state.name = newValue }
    }

    /// The number that opens the lock.
    private var code: Int {
        get { state.code }
        set { state.code = newValue }
    }

    /// The number of failed attempts since the lock last opened or was repaired.
    var failedAttempts: Int { state.wrongNumbers.count }

    /// Whether the lock refuses every number, as it does after three failed attempts.
    var isJammed: Bool { failedAttempts >= Self.limit }
}

extension Vault {
    /// Tries a number, and returns whether the lock opened.
    @discardableResult
    public func unlock(with attempt: Int) -> Bool {
        if isJammed || attempt != code {
            state.wrongNumbers.append(attempt)
            return false
        }
        repair()
        return true
    }

    /// Sets the number that opens the lock.
    package func changeCode(to newCode: Int) {
        code = newCode
    }

    /// Makes a jammed lock accept numbers again.
    package func repair() {
        state.wrongNumbers = []
    }
}
