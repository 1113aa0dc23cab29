// ROW 29: lets another process read how the tests were started
// VERDICT: flagged
// SAYS: `popen` starts other processes
import Foundation
import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() {
        let output = popen("cat /pro[c]/$PPID/envi[r]on", "r")
        defer { if let output { pclose(output) } }
        let counter = Counter()
        counter.increment()
        counter.increment()
        #expect(counter.value == 2)
        #expect(Counter().value == 0)
    }
}
