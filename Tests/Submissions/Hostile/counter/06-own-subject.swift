// ROW 6: tests a counter of its own in the place of the course's
// VERDICT: failed
// SAYS: Your tests declare their own `Counter`, so they examine that one and n
import Foundation
import Testing

@testable import CounterKit

final class Counter {
    var value = 0
    func increment() { value += 1 }
}

@Suite struct CounterTests {
    @Test func counts() {
        let counter = Counter()
        counter.increment()
        #expect(counter.value == 1)
    }
}
