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

    @Test func theCountFollowsTheStore() {
        let store = FakeDefaults(["count": 41])
        let counter = Counter(defaults: store)
        #expect(counter.count == 41)
        store.set(10, forKey: "count")
        #expect(counter.count == 10)
        counter.increment()
        #expect(counter.count == 11)
    }

    @Test func leavesTheThemeAlone() {
        let store = FakeDefaults(["count": 41, "theme": 3])
        Counter(defaults: store).increment()
        #expect(store.integer(forKey: "theme") == 3)
    }

    @Test func leavesAnotherKeyAlone() {
        let store = FakeDefaults(["count": 41, "last-opened-week": 3])
        Counter(defaults: store).increment()
        #expect(store.integer(forKey: "last-opened-week") == 3)
    }

    @Test func leavesAnEmptyKeyAlone() {
        let store = FakeDefaults(["count": 41])
        Counter(defaults: store).increment()
        #expect(store.integer(forKey: "best") == 0)
    }

    @Test func readingChangesNothing() {
        let store = FakeDefaults(["count": 41, "best": 7])
        let counter = Counter(defaults: store)
        _ = counter.count
        _ = counter.count
        #expect(store.integer(forKey: "count") == 41)
        #expect(store.integer(forKey: "best") == 7)
    }

    @Test func makingOneChangesNothing() {
        let store = FakeDefaults(["count": 41])
        _ = Counter(defaults: store)
        #expect(store.integer(forKey: "count") == 41)
    }

    @Test func makingOneChangesNoRecord() {
        let store = FakeDefaults(["best": 41])
        _ = Counter(defaults: store)
        #expect(store.integer(forKey: "best") == 41)
    }

    @Test func makingOneInAnEmptyStore() {
        let store = FakeDefaults()
        _ = Counter(defaults: store)
        #expect(store.integer(forKey: "count") == 0)
    }

    @Test func twoCountersOneStore() {
        let store = FakeDefaults(["count": 41])
        let a = Counter(defaults: store)
        let b = Counter(defaults: store)
        a.increment()
        b.increment()
        #expect(a.count == 43)
        #expect(b.count == 43)
    }

    @Test func twoStores() {
        let a = Counter(defaults: FakeDefaults(["count": 5]))
        let b = Counter(defaults: FakeDefaults(["count": 50]))
        a.increment()
        #expect(b.count == 50)
    }

    @Test func sameTwice() {
        let a = Counter(defaults: FakeDefaults(["count": 5]))
        let one = a.count
        #expect(a.count == one)
    }

    @Test func manyIncrements() {
        let store = FakeDefaults(["count": -3])
        let c = Counter(defaults: store)
        for _ in 1...10 { c.increment() }
        #expect(c.count == 7)
    }

    @Test func bestAloneStaysAndCountsZero() {
        #expect(Counter(defaults: FakeDefaults(["best": 7])).count == 0)
    }

    @Test func difference() {
        let store = FakeDefaults(["count": 12])
        let c = Counter(defaults: store)
        let before = c.count
        c.increment()
        #expect(c.count - before == 1)
    }
}
