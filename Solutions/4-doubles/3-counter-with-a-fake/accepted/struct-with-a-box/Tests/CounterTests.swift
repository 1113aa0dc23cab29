import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test func everything() {
        #expect(Counter(defaults: FakeDefaults()).count == 0)
        #expect(Counter(defaults: FakeDefaults(["count": -5])).count == -5)

        let store = FakeDefaults(["count": 41, "best": 100])
        let counter = Counter(defaults: store)
        #expect(counter.count == 41)

        store.set(-9, forKey: "count")
        #expect(counter.count == -9)
        counter.increment()
        counter.increment()
        #expect(store.integer(forKey: "count") == -7)
        #expect(store.integer(forKey: "best") == 100)
    }
}
