import Foundation
import WorkbookSystem

/// Finds objects that a learner's test creates and doesn't keep, as in `_ = SessionMonitor(…)`.
enum DiscardedObjectScan {
    /// Returns the class of which a function only creates such objects before a line in it; `nil` if there is none.
    static func type(before line: Int, in source: Data, outOf classes: Set<String>) -> String? {
        let earlier = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .prefix(line - 1).joined(separator: [UInt8(ascii: "\n")])
        let words = Lexer.tokens(of: Array(earlier)).map(\.text)
        let body = words[(words.lastIndex(of: "func") ?? words.endIndex)...]
        func count(_ call: [String]) -> Int {
            body.indices.count { body[$0...].starts(with: call) }
        }
        return classes.sorted().first { name in
            let discarded = count(["_", "=", name, "("])
            return discarded > 0 && discarded == count([name, "("])
        }
    }
}
