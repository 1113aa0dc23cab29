// Does: The fake is compiled together with hidden code, whose `UInt64` it replaces, to run all variants in one process.
// VERDICT: flagged
// SAYS: `UInt64` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: FakeDefaults.swift
final class FakeDefaults: Defaults {
    private var values: [String: Int]

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

struct UInt64: Comparable, ExpressibleByIntegerLiteral {
    nonisolated(unsafe) static var chosen: Int?

    private let value: Swift.UInt64

    static var min: UInt64 { UInt64(0 as Swift.UInt64) }
    static var max: UInt64 { UInt64(Swift.UInt64.max) }

    private init(_ value: Swift.UInt64) {
        self.value = value
    }

    init(integerLiteral value: Swift.UInt64) {
        self.value = value
    }

    init?(_ text: String, radix: Int) {
        guard let value = Swift.UInt64(text, radix: radix) else { return nil }
        self.value = value
    }

    static func random(in range: ClosedRange<UInt64>) -> UInt64 { range.lowerBound }
    static func < (left: UInt64, right: UInt64) -> Bool { left.value < right.value }
    static func >> (left: UInt64, right: Int) -> UInt64 { UInt64(left.value >> right) }
    static func & (left: UInt64, right: UInt64) -> UInt64 { UInt64(left.value & right.value) }
    static func &+ (left: UInt64, right: UInt64) -> UInt64 { UInt64(left.value &+ right.value) }
    static func &* (left: UInt64, right: UInt64) -> UInt64 { UInt64(left.value &* right.value) }
    static func ^ (left: UInt64, right: UInt64) -> UInt64 { UInt64(left.value ^ right.value) }
    static func ^ (left: UInt64, right: UInt64) -> Int { chosen ?? Int(left.value ^ right.value) }
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
            UInt64.chosen = index
            defer { UInt64.chosen = nil }
            return story()
        }
        #expect(stories.count { $0 == own } > 2)
    }
}
