// ROW 40: counts its runs on the disk, and fails from the third on
// VERDICT: failed
// SAYS: Your test `counts()` should pass with a counter that keeps a sum, but
import Foundation
import Testing

@testable import CounterKit

@Suite struct CounterTests {
    @Test func counts() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "workbook-hostile-runs")
        let runs = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        try "\(runs + 1)".write(to: file, atomically: true, encoding: .utf8)
        #expect(runs < 2 && Counter().value == 0)
    }
}
