import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test(arguments: [41, 0, -3])
    func theCountIsWhatTheStoreHas(_ number: Int) {
        let counter = Counter(defaults: FakeDefaults(["count": number, "best": 7]))
        #expect(counter.count == number)
    }

    @Test func anEmptyStoreCountsFromZero() {
        let counter = Counter(defaults: FakeDefaults())
        #expect(counter.count == 0)
        counter.increment()
        #expect(counter.count == 1)
    }

    @Test func incrementAddsOneInTheStore() {
        let store = FakeDefaults(["count": 41, "best": 7])
        let counter = Counter(defaults: store)

        counter.increment()
        #expect(store.integer(forKey: "count") == 42)

        counter.increment()
        #expect(store.integer(forKey: "count") == 43)
        #expect(counter.count == 43)
    }

    @Test func incrementCountsOnFromANegativeNumber() {
        let store = FakeDefaults(["count": -3])
        Counter(defaults: store).increment()
        #expect(store.integer(forKey: "count") == -2)
    }

    @Test func incrementLeavesTheRecordAlone() {
        let store = FakeDefaults(["count": 41, "best": 7])
        Counter(defaults: store).increment()
        #expect(store.integer(forKey: "best") == 7)
    }
}
