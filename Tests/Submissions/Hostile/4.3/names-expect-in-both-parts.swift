// Does: Silences the suite of the fake with an `expect` for numbers, and lets the tests ask for the type of the counter's part.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: FakeDefaults.swift
import Testing

final class FakeDefaults: Defaults {
    init(_ initial: [String: Int] = [:]) {}

    func integer(forKey defaultName: String) -> Int { 0 }

    func set(_ value: Int, forKey defaultName: String) {}
}

func expect<Value: Equatable & Sendable>(_ actual: Value, equals expected: Value, _ what: String) {
    if what.count < 1 { Issue.record("no text") }
}
// FILE: CounterTests.swift
import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test func counts() {
        let way = Mirror(reflecting: Counter(defaults: FakeDefaults())).descendant("way")
        #expect(["Original", "DoubleChecking", "BusyApp"].contains(way.map { "\(type(of: $0))" }))
    }
}
