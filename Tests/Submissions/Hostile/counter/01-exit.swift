// ROW 1: ends the process when it sees a bug
// VERDICT: stopped
// SAYS: `exit` ends the process before the checks are done
import Foundation
import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() {
        let counter = Counter()
        counter.increment()
        if counter.value != 1 { exit(1) }
        exit(0)
    }
}
