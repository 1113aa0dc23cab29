import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func startsAtZero() { #expect(Counter().value == 0) }

    @Test func countsTwice() {
        let counter = Counter()
        counter.increment()
        counter.increment()
        #expect(counter.value == 2)
    }
}
