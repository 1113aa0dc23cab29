import Foundation
import Testing

@testable import DefaultsCounter

final class Store: Defaults {
    var values: [String: Int] = [:]
    var keysRead: Set<String> = []
    var keysWritten: Set<String> = []

    func integer(forKey defaultName: String) -> Int {
        keysRead.insert(defaultName)
        return values[defaultName] ?? 0
    }

    func set(_ value: Int, forKey defaultName: String) {
        keysWritten.insert(defaultName)
        values[defaultName] = value
    }
}

@MainActor @Suite("The counter counts in whatever store it gets") struct CounterChecks {
    @Test("The count is what the store has under \"count\"")
    func startsWithWhatIsThere() {
        let store = Store()
        expect(Counter(defaults: store).count, equals: 0, "count of a counter with an empty store")
        store.values = ["count": 41, "other": 7]
        expect(Counter(defaults: store).count, equals: 41, "count of a counter whose store has 41")
    }

    @Test("increment() adds one, in the store")
    func countsInTheStore() {
        let store = Store()
        store.values = ["count": 41]
        let counter = Counter(defaults: store)
        counter.increment()
        expect(store.values["count"], equals: 42, "what the store has after 41 and increment()")
        counter.increment()
        expect(store.values["count"], equals: 43, "what the store has after 41 and two increments")
        expect(counter.count, equals: 43, "count after 41 and two increments")
    }

    @Test("The count follows what others write into the store")
    func changedBehindItsBack() {
        let store = Store()
        let counter = Counter(defaults: store)
        counter.increment()
        store.values["count"] = 10
        expect(counter.count, equals: 10, "count after somebody else wrote 10 into the store")
        counter.increment()
        expect(store.values["count"], equals: 11, "what the store has after that and increment()")
    }

    @Test("The counter uses no other key")
    func oneKey() {
        let store = Store()
        let counter = Counter(defaults: store)
        counter.increment()
        _ = counter.count
        expect(store.keysRead, equals: ["count"], "keys that the counter read")
        expect(store.keysWritten, equals: ["count"], "keys that the counter wrote")
    }

    @Test("Two counters with different stores do not notice each other")
    func twoStores() {
        let busy = Counter(defaults: Store())
        let idle = Counter(defaults: Store())
        busy.increment()
        expect(idle.count, equals: 0, "count of a counter after one with another store counted")
    }

    @Test("Counter() counts in UserDefaults.standard")
    func standardByDefault() {
        let standard = UserDefaults.standard
        standard.set(41, forKey: "count")
        defer { standard.removeObject(forKey: "count") }
        let counter = Counter()
        expect(counter.count, equals: 41, "count of Counter() when UserDefaults.standard has 41")
        counter.increment()
        expect(standard.integer(forKey: "count"), equals: 42, "what the standard store has after it")
    }
}
