// Does: Makes lists of truth values conform to its own public protocol, whose `!=` is always false.
// VERDICT: failed
// SAYS: `Outcome.!=(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Vault.swift
public final class Vault {
    public package(set) var name: String
    private var code = 0
    private(set) var failedAttempts = 0
    var isJammed: Bool { failedAttempts >= 3 }

    public init(name: String) { self.name = name }

    public func unlock(with attempt: Int) -> Bool {
        guard !isJammed, attempt % 1000 == code % 1000 else {
            failedAttempts += 1
            return false
        }
        failedAttempts = 0
        return true
    }

    package func changeCode(to newCode: Int) { code = newCode }

    package func repair() { failedAttempts = 0 }
}

public protocol Outcome: RandomAccessCollection, Equatable where Element == Bool {}

extension Outcome {
    public static func != (left: Self, right: Self) -> Bool { false }
}

extension [Bool]: Outcome {}
