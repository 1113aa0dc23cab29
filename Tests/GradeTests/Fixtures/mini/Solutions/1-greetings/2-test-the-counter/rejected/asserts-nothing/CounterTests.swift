import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() {
        let counter = Counter()
        #expect(counter.value == 0)
        counter.increment()
        #expect(counter.value == 1)
        counter.increment()
        #expect(counter.value == 2)
    }

    @Test func nothing() { _ = Counter() }
}
