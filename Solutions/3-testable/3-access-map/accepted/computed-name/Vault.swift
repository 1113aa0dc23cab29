/// A box with a number lock.
public final class Vault {
    private struct State {
        var name: String
        var code = 0
        var wrongNumbers: [Int] = []
    }

    private var state: State

    private static let limit = 3

    /// Makes a vault whose code is 0.
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

    /// How many wrong numbers were tried since the lock last opened.
    var failedAttempts: Int { state.wrongNumbers.count }

    /// Whether the lock takes no more numbers: so it is after three wrong ones.
    var isJammed: Bool { failedAttempts >= Self.limit }
}

extension Vault {
    /// Tries a number, and tells whether the lock opened.
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

    /// Makes a jammed lock take numbers again.
    package func repair() {
        state.wrongNumbers = []
    }
}
