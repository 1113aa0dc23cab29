import Foundation
import Testing

@testable import DefaultsCounter

final class Store: Defaults {
    var values: [String: Int] = [:]
    var keysRead: Swift.Set<Swift.String> = []
    var keysWritten: Swift.Set<Swift.String> = []

    func integer(forKey defaultName: String) -> Int {
        keysRead.insert(defaultName)
        return values[defaultName] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        keysWritten.insert(defaultName)
        values[defaultName] = value
    }
}

@MainActor @Suite("The counter counts in the store that it is given") struct CounterChecks {
    @Test("The count is the number that the store has under \"count\"")
    func startsWithWhatIsThere() {
        let store = Store()
        expect(Counter(defaults: store).count, equals: 0, "count of a counter with an empty store")
        store.values = ["count": 41, "other": 7]
        expect(Counter(defaults: store).count, equals: 41, "count of a counter whose store has 41")
    }

    @Test("increment() adds one to the number in the store")
    func countsInTheStore() {
        let store = Store()
        store.values = ["count": 41]
        let counter = Counter(defaults: store)
        counter.increment()
        expect(
            store.values["count", default: 0], equals: 42, "number in the store after one increment from 41")
        counter.increment()
        expect(
            store.values["count", default: 0], equals: 43, "number in the store after two increments from 41")
        expect(counter.count, equals: 43, "count after two increments from 41")
        for _ in 1...7 { counter.increment() }
        expect(
            store.values["count", default: 0], equals: 50, "number in the store after nine increments from 41"
        )
        expect(counter.count, equals: 50, "count after nine increments from 41")
    }

    @Test("Negative and large numbers work like any others")
    func everyNumber() {
        if !readingWorks() { return notJudged() }
        let canIncrement = incrementWorks()
        if !canIncrement { notJudged() }
        for number in [-3, -1, 5_000_000_000, -5_000_000_000, .max - 1, .min] {
            let store = Store()
            store.values["count"] = number
            let counter = Counter(defaults: store)
            expect(counter.count, equals: number, "count of a counter whose store has \(digits(number))")
            if !canIncrement { continue }
            counter.increment()
            let next = "number in the store after one increment from \(digits(number))"
            expect(store.values["count", default: 0], equals: number + 1, next)
        }
    }

    @Test("The count follows what other code writes to the store")
    func changedBehindItsBack() {
        if !readingWorks() { return notJudged() }
        let canIncrement = incrementWorks()
        if !canIncrement { notJudged() }
        let store = Store()
        let counter = Counter(defaults: store)
        counter.increment()
        store.values["count"] = 10
        expect(counter.count, equals: 10, "count after other code wrote 10 to the store")
        if canIncrement {
            counter.increment()
            expect(
                store.values["count", default: 0], equals: 11,
                "number in the store after other code wrote 10 and the counter was incremented")
        }
        for number in [20, 3, 14, 8] {
            store.values["count"] = number
            expect(
                counter.count, equals: number, "count after other code wrote \(digits(number)) to the store")
        }
        if canIncrement {
            store.values["count"] = 30
            counter.increment()
            expect(
                store.values["count", default: 0], equals: 31,
                "number in the store after other code wrote 30 and the counter was incremented")
            expect(
                counter.count, equals: 31,
                "count after other code wrote 30 to the store and the counter was incremented")
        }
        store.values = [:]
        expect(counter.count, equals: 0, "count after other code removed the number")
        if canIncrement {
            counter.increment()
            expect(
                store.values["count", default: 0], equals: 1,
                "number in the store after other code removed it and the counter was incremented")
        }
        let standard = UserDefaults.standard
        standard.set(41, forKey: "count")
        defer { standard.removeObject(forKey: "count") }
        let plain = Counter()
        if !same(plain.count, 41) { return notJudged() }
        standard.set(10, forKey: "count")
        expect(
            plain.count, equals: 10, "count of Counter() after other code wrote 10 to UserDefaults.standard")
    }

    @Test("The counter uses no other key")
    func oneKey() {
        let store = Store()
        let counter = Counter(defaults: store)
        counter.increment()
        _ = counter.count
        for key in store.keysRead where !same(key, "count") {
            fail("the counter read a number under another key than \"count\"")
            break
        }
        for key in store.keysWritten where !same(key, "count") {
            fail("the counter wrote a number under another key than \"count\"")
            break
        }
    }

    @Test("Two counters with different stores don't affect each other")
    func twoStores() {
        let busyStore = Store()
        let idleStore = Store()
        let busy = Counter(defaults: busyStore)
        let idle = Counter(defaults: idleStore)
        for _ in 1...4 { busy.increment() }
        expect(
            idle.count, equals: 0,
            "count of a counter after another one, with a different store, was incremented")
        expect(
            idleStore.values, equals: [:],
            "contents of a store after a counter with a different store counted")
        let before = busyStore.values
        idle.increment()
        expect(
            busyStore.values, equals: before,
            "contents of one store after a counter with a different store was incremented")
    }

    @Test("The counter keeps its store alive")
    func keepsItsStore() {
        weak var held: Store?
        func makeStore() -> Store {
            let store = Store()
            store.values = ["count": 41]
            held = store
            return store
        }
        let counter = Counter(defaults: makeStore())
        if isGone(held) {
            fail("the store was deallocated, although the counter that uses it still exists")
            return
        }
        _ = counter.count
    }

    @Test("A counter with its own store doesn't use UserDefaults.standard")
    func leavesTheStandardAlone() {
        let standard = UserDefaults.standard
        standard.set(900, forKey: "count")
        defer { standard.removeObject(forKey: "count") }
        let store = Store()
        let counter = Counter(defaults: store)
        expect(counter.count, equals: 0, "count with an empty store while UserDefaults.standard has 900")
        counter.increment()
        let zero = Store()
        zero.values["count"] = 0
        expect(
            Counter(defaults: zero).count, equals: 0,
            "count with a store that has 0 while UserDefaults.standard has 900")
        expect(
            standard.integer(forKey: "count"), equals: 900,
            "number in UserDefaults.standard, which had 900 before the counter used its own store")
    }

    @Test("A counter that is given a different UserDefaults object counts in it")
    func otherUserDefaults() {
        if !readingWorks() { return notJudged() }
        let name = "workbook-\(UUID().uuidString)"
        guard let other = UserDefaults(suiteName: name) else {
            fail("the other settings could not be created")
            return
        }
        defer { other.removePersistentDomain(forName: name) }
        let standard = UserDefaults.standard
        standard.set(900, forKey: "count")
        defer { standard.removeObject(forKey: "count") }
        other.set(41, forKey: "count")
        let counter = Counter(defaults: other)
        expect(counter.count, equals: 41, "count with a UserDefaults(suiteName:) that has 41")
        counter.increment()
        expect(
            other.integer(forKey: "count"), equals: 42,
            "number in a UserDefaults(suiteName:) after one increment from 41")
        expect(
            standard.integer(forKey: "count"), equals: 900,
            "number in UserDefaults.standard, which had 900 before the counter used a different object")
    }

    @Test("Counter() counts in UserDefaults.standard")
    func standardByDefault() {
        if !readingWorks() { return notJudged() }
        let standard = UserDefaults.standard
        standard.set(41, forKey: "count")
        defer { standard.removeObject(forKey: "count") }
        let counter = Counter()
        expect(counter.count, equals: 41, "count of Counter() while UserDefaults.standard has 41")
        counter.increment()
        expect(
            standard.integer(forKey: "count"), equals: 42,
            "number in UserDefaults.standard after one increment from 41"
        )
        standard.set(10, forKey: "count")
        expect(Counter().count, equals: 10, "count of another Counter() while UserDefaults.standard has 10")
    }

    /// Whether a counter reads its store, which `startsWithWhatIsThere()` checks.
    func readingWorks() -> Bool {
        let store = Store()
        store.values["count"] = 41
        return same(Counter(defaults: store).count, 41)
    }

    /// Whether an increment from 41 works, which `countsInTheStore()` checks.
    func incrementWorks() -> Bool {
        let store = Store()
        store.values["count"] = 41
        Counter(defaults: store).increment()
        return same(store.values["count", default: 0], 42)
    }
}
