import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    let store = FakeDefaults(["count": 41, "best": 7])

    @Test func incrementWritesTheNextNumberAndNothingElse() {
        Counter(defaults: store).increment()
        #expect(store.values == ["count": 42, "best": 7])
        #expect(store.writes.allSatisfy { $0.key == "count" })
    }

    @Test func twoCountersShareAStore() {
        let first = Counter(defaults: store)
        let second = Counter(defaults: store)
        first.increment()
        second.increment()
        #expect(first.count == 43)
        store.set(-4, forKey: "count")
        #expect(first.count == -4)
        first.increment()
        #expect(second.count == -3)
    }

    @Test func storesDoNotMix() {
        let idle = Counter(defaults: FakeDefaults())
        Counter(defaults: store).increment()
        #expect(idle.count == 0)
    }

    @Test func negativeNumbersCountToo() {
        let counter = Counter(defaults: FakeDefaults(["count": -2]))
        counter.increment()
        #expect(counter.count == -1)
    }
}
