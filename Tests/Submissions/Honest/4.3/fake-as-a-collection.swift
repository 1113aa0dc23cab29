// Does: Makes the fake a dictionary literal with a subscript, and tests it with a helper extension of `Counter`.
// swift-format-ignore-file
// FILE: FakeDefaults.swift
/// Settings that are kept in memory.
@dynamicMemberLookup
final class FakeDefaults: Defaults, ExpressibleByDictionaryLiteral {
    private var numbers: [String: Int]

    init(_ initial: [String: Int] = [:]) { numbers = initial }

    convenience init(dictionaryLiteral elements: (String, Int)...) {
        self.init(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    subscript(key: String) -> Int {
        get { numbers[key, default: 0] }
        set { numbers.updateValue(newValue, forKey: key) }
    }

    subscript(dynamicMember key: String) -> Int { self[key] }

    func integer(forKey defaultName: String) -> Int { self[defaultName] }
    func set(_ value: Int, forKey defaultName: String) { self[defaultName] = value }
}
// FILE: Tests/CounterTests.swift
import Testing

@testable import DefaultsFake

extension Counter {
    /// Increments this many times, and returns the numbers that it shows after each time.
    fileprivate func increments(_ times: Int) -> [Int] {
        (0..<times).map { _ in
            increment()
            return count
        }
    }
}

private func equal<Value: Equatable>(
    _ value: Value, _ expected: Value, _ place: SourceLocation = #_sourceLocation
) {
    #expect(value == expected, sourceLocation: place)
}

@MainActor @Suite struct CounterTests {
    struct Start: CustomTestStringConvertible {
        var number: Int?
        var store: FakeDefaults { FakeDefaults(number.map { ["count": $0, "best": 99] } ?? ["best": 99]) }
        var testDescription: String { number.map(String.init) ?? "empty" }
    }

    @Test(arguments: [nil, 0, 7, -5].map(Start.init(number:)))
    func countsFrom(_ start: Start) {
        let store = start.store
        let counter = Counter(defaults: store)
        let first = start.number ?? 0
        equal(counter.count, first)
        equal(counter.increments(3), [first + 1, first + 2, first + 3])
        equal(store.integer(forKey: "count"), first + 3)
        equal(store.integer(forKey: "best"), 99)
    }

    @Test func `someone else writes in between`() {
        let store = FakeDefaults(["count": 5])
        let counter = Counter(defaults: store)
        counter.increment()
        store.set(20, forKey: "count")
        equal(counter.count, 20)
        store.set(-7, forKey: "count")
        counter.increment()
        equal(counter.count, -6)
        equal(store.integer(forKey: "count"), -6)
    }
}
