// swift-format-ignore-file: NoAccessLevelOnExtensionDeclaration

/// A box with a combination lock.
public final class Vault {
    /// The label on the door.
    public package(set) var name: String

    private var code = 0

    private(set) var failedAttempts = 0

    /// Creates a vault with the code 0.
    public init(name: String) {
        self.name = name
    }
}

public extension Vault {
    /// Tries a number, and returns whether the lock opened.
    func unlock(with attempt: Int) -> Bool {
        let opens = !isJammed && attempt == code
        failedAttempts = opens ? 0 : failedAttempts + 1
        return opens
    }
}

package extension Vault {
    func changeCode(to newCode: Int) {
        code = newCode
    }

    func repair() {
        failedAttempts = 0
    }
}

extension Vault {
    var isJammed: Bool { failedAttempts >= 3 }
}
