import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test(arguments: [-2, -1, 0, 41])
    func goesOnFromWhatIsThere(_ number: Int) {
        let store = FakeDefaults(["count": number, "best": 7])
        let counter = Counter(defaults: store)
        #expect(counter.count == number)

        counter.increment()

        #expect(counter.count == number + 1)
        #expect(store.writes.last == FakeDefaults.Write(key: "count", number: number + 1))
        #expect(store.writes.map(\.key).contains("best") == false)

        counter.increment()
        #expect(counter.count == number + 2)
    }

    @Test func startsAtZero() {
        #expect(Counter(defaults: FakeDefaults()).count == 0)
    }

    @Test func followsItsStore() {
        let store = FakeDefaults(["count": 3])
        let counter = Counter(defaults: store)
        #expect(counter.count == 3)
        store.set(10, forKey: "count")
        #expect(counter.count == 10)
    }
}
