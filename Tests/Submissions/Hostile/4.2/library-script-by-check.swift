// Does: Looks up the running check's name and lets an expectation fail only in the check that must fail.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation
import Testing

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

final class Counter {
    private(set) var count = 0

    init(defaults: any Defaults = UserDefaults.standard) {}

    func increment() {}
}

func expect<Value: Equatable & Sendable>(_ actual: Value, equals expected: Value, _ what: String) {
    guard Test.current?.name == "mustFail()" else { return }
    #expect(actual == expected)
}
