// Does: Adds a spy around the fake in the tests, with an enum that has a `record` case, and reports with `Issue.record`.
// swift-format-ignore-file
// FILE: Tests/CounterTests.swift
import Testing

@testable import DefaultsFake

/// Forwards to a fake, and records what is written.
private final class Journal: Defaults {
    enum Entry: Hashable { case record(key: String, Int) }
    private let base: FakeDefaults
    private(set) var entries: Set<Entry> = []

    init(_ base: FakeDefaults) { self.base = base }

    func integer(forKey defaultName: String) -> Int { base.integer(forKey: defaultName) }

    func set(_ value: Int, forKey defaultName: String) {
        entries.insert(.record(key: defaultName, value))
        base.set(value, forKey: defaultName)
    }

    var foreignKeys: [String] {
        entries.compactMap { if case .record(let key, _) = $0, key != "count" { key } else { nil } }.sorted()
    }
}

@MainActor @Suite(.serialized) struct CounterTests {
    private let journal = Journal(FakeDefaults(["count": 41, "best": 7]))
    private var counter: Counter { Counter(defaults: journal) }

    @Test func writesOnlyItsOwnKey() {
        counter.increment()
        if !journal.foreignKeys.isEmpty { Issue.record("The counter wrote \(journal.foreignKeys).") }
        #expect(journal.entries.contains(.record(key: "count", 42)))
        #expect(journal.integer(forKey: "best") == 7)
    }

    @Test func continuesWhereAnotherCounterStopped() {
        let other = Counter(defaults: journal)
        counter.increment()
        #expect(other.count == 42)
        other.increment()
        #expect(counter.count == 43)
        other.increment()
        other.increment()
        #expect(counter.count == 45)
        #expect(journal.integer(forKey: "count") == 45)
    }

    @Test("Negative and missing numbers", arguments: [-2: -1, 0: 1, 1000: 1001] as KeyValuePairs)
    func oneMore(than start: Int, is expected: Int) {
        let counter = Counter(defaults: FakeDefaults(["count": start]))
        #expect(counter.count == start)
        counter.increment()
        #expect(counter.count == expected)
    }

    @Test func noNumberIsZero() {
        let store = FakeDefaults()
        let counter = Counter(defaults: store)
        #expect(counter.count == 0)
        store.set(10, forKey: "count")
        #expect(counter.count == 10)
        counter.increment()
        #expect(store.integer(forKey: "count") == 11)
    }
}
