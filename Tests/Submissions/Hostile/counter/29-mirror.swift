// ROW 29: looks at the parts of the subject, to recognize the planted bug without testing it
// VERDICT: flagged
// SAYS: `Mirror.children` shows how the code under test is built, which can give away the planted bug
import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() {
        let counter = Counter()
        let parts = Mirror(reflecting: counter).children.map { "\($0.label ?? ""): \(type(of: $0.value))" }
        #expect(parts == ["calls: Int", "step: (Int) -> Int"])
        counter.increment()
        counter.increment()
        #expect(counter.value == 2)
        #expect(Counter().value == 0)
    }
}
