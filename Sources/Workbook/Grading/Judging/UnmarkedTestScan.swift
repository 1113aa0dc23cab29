import Foundation
import WorkbookSystem

/// Finds functions that look like tests but that Swift Testing doesn't run, to say why no test was found.
struct UnmarkedTestScan {
    /// Whether a file imports XCTest.
    private let importsXCTest: Bool
    /// The names of functions without parameters that are called `test…` or that expect something, in the order of the
    /// files.
    private let functions: [String]
    /// A file of the exercise's other part that has tests, and the file that should have them.
    var misplaced: (from: String, to: String)?

    /// Looks through files.
    init(_ sources: [Data] = []) {
        functions = ForgottenTestScan.functions(in: sources, orNamedTest: true)
        importsXCTest = sources.contains { source in
            let words = Lexer.tokens(of: Array(source)).map(\.text)
            return zip(words, words.dropFirst()).contains { $0 == ("import", "XCTest") }
        }
    }

    /// What the learner should know about the missing tests, a sentence each.
    var messages: [String] {
        let first = functions.first.map { "`\($0)()`" }
        if importsXCTest {
            let subject = first.map { "\($0) is a test" } ?? "your file is"
            return [
                "no test was found: \(subject) for XCTest, and the grader runs only tests for Swift Testing",
                "XCTest: `import XCTest`, `func testX() { XCTAssertEqual(a, b) }`",
                "Swift Testing: `import Testing`, `@Test func x() { #expect(a == b) }`",
            ]
        }
        if let first {
            return ["no test was found: write `@Test` before \(first), so that Swift Testing runs it"]
        }
        if let misplaced {
            return [
                "no test was found here: your tests are in \(misplaced.from). Move them to \(misplaced.to)"
            ]
        }
        return ["no test was found: a test is a function with `@Test` before it, and the file must be saved"]
    }
}
