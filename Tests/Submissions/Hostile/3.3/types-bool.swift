// Does: Declares a public type named `Bool` that is true whenever it is compared, and returns it from the vault.
// VERDICT: failed
// SAYS: `Bool` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Vault.swift
public struct Bool: ExpressibleByBooleanLiteral, Equatable, Sendable {
    public init(booleanLiteral value: Swift.Bool) {}
    public static func == (left: Bool, right: Bool) -> Swift.Bool { true }
}

public final class Vault {
    public package(set) var name: String
    private var code = 0
    private(set) var failedAttempts = 0
    var isJammed: Bool { true }

    public init(name: String) { self.name = name }

    public func unlock(with attempt: Int) -> Bool {
        failedAttempts = attempt == code ? 0 : failedAttempts + 1
        return false
    }

    package func changeCode(to newCode: Int) { code = newCode }

    package func repair() { failedAttempts = 0 }
}
