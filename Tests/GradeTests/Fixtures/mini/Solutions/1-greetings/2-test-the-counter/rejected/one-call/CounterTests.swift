import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func countsOnce() {
        let counter = Counter()
        #expect(counter.value == 0)
        counter.increment()
        #expect(counter.value == 1)
    }
}
