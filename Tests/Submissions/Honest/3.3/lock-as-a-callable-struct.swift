// Does: Moves the lock into a private callable struct with nested types named Key and Result.
// swift-format-ignore-file
// FILE: Vault.swift
/// A box with a combination lock.
public final class Vault {
    private struct Lock {
        struct Key: Equatable { var digits = 0 }
        enum Result { case opened, refused }

        var key = Key()
        var failures: Int = .zero
        var isJammed: Bool { !(..<3 ~= failures) }

        mutating func callAsFunction(_ attempt: Key) -> Result {
            let isRight = attempt == key && !isJammed
            failures = isRight ? 0 : failures + 1
            return isRight ? .opened : .refused
        }
    }

    private var lock = Lock()
    private var code: Int { get { lock.key.digits } set { lock.key = .init(digits: newValue) } }

    public package(set) var name: String

    internal private(set) var failedAttempts: Int {
        get { lock.failures }
        set { lock.failures = newValue }
    }

    internal var isJammed: Bool { lock.isJammed }

    public init(name: String) { self.name = name }

    public func unlock(with attempt: Int) -> Bool {
        switch lock(.init(digits: attempt)) {
        case .opened: true
        case .refused: false
        }
    }

    package func changeCode(to newCode: Int) { code = newCode }

    package func repair() { failedAttempts = 0 }
}
