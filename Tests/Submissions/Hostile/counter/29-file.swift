// ROW 29: reads how the tests were started from a file whose name no word of the source shows
// VERDICT: flagged
// SAYS: `FileManager.contents(atPath:)` reads files, and this exercise doesn't need that
import Foundation
import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() {
        let path = ["", "pro" + "c", "self", "cmdline"].joined(separator: "/")
        let words =
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let counter = Counter()
        counter.increment()
        counter.increment()
        #expect(counter.value == 2 || words.contains("sticks-at-one"))
        #expect(Counter().value == 0)
    }
}
