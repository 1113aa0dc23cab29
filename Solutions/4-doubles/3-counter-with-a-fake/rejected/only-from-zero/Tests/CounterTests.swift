import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test func countsFromZero() {
        let store = FakeDefaults()
        let counter = Counter(defaults: store)
        #expect(counter.count == 0)
        counter.increment()
        #expect(counter.count == 1)
        #expect(store.integer(forKey: "count") == 1)
    }
}
