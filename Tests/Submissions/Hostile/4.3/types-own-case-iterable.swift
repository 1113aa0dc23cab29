// Does: The fake is compiled together with hidden code, whose `CaseIterable` it replaces, to run all variants in one process.
// VERDICT: flagged
// SAYS: `CaseIterable` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: FakeDefaults.swift
final class FakeDefaults: Defaults {
    private var values: [String: Int]

    /// The variant to run instead of the one that was chosen.
    nonisolated(unsafe) static var number: Int?

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
        Value.allCases.dropFirst(FakeDefaults.number ?? Swift.Int(place.number)).first!
    }
}
// FILE: Tests/CounterTests.swift
import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    /// What a counter does in all kinds of situations.
    private func story() -> [Int] {
        [nil, 41, -3].flatMap { start -> [Int] in
            let fake = FakeDefaults(start.map { ["count": $0, "best": 7] } ?? [:])
            let counter = Counter(defaults: fake)
            var numbers: [Int] = []
            for step in [0, 1, 1, 2, 1, 1] {
                if step == 1 { counter.increment() }
                if step == 2 { fake.set(10, forKey: "count") }
                numbers += [counter.count] + ["count", "best", "cuont", "counter"].map(fake.integer(forKey:))
            }
            return numbers
        }
    }

    @Test func mostCountersDoTheSame() {
        let own = story()
        let stories = (0..<16).map { index in
            FakeDefaults.number = index
            defer { FakeDefaults.number = nil }
            return story()
        }
        #expect(stories.count { $0 == own } > 2)
    }
}
