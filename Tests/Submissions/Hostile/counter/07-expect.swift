// ROW 7: shadows the library's expectation
// VERDICT: failed
// SAYS: Your test `counts()` passes with every faulty version of the code
import Foundation
import Testing

@testable import CounterKit

func expect(_ condition: Bool) {}

@Suite struct CounterTests {
    @Test func counts() { expect(Counter().value == 0) }
}
