// ROW 7: shadows the library's expectation
// VERDICT: failed
// SAYS: Your test `counts()` passes even if the code does everything wrong
import Foundation
import Testing

@testable import CounterKit

func expect(_ condition: Bool) {}

@Suite struct CounterTests {
    @Test func counts() { expect(Counter().value == 0) }
}
