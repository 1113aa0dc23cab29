import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test(arguments: 0...3) func counts(calls: Int) {
        let counter = Counter()
        for _ in 0..<calls { counter.increment() }
        #expect(counter.value == calls)
    }
}
