import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds tests in a suite that no verdict counts: those for XCTest, and those that may fail or never run.
struct UncountedTests {
    let course: Course

    private static let reasons = [
        "XCTestCase": "tests for XCTest don't count. A check is a function with @Test",
        "withKnownIssue": "a check can't have known issues, because each of them counts as a failure",
        "disabled": "a disabled check never passes. Remove it, or move it out of the suite",
    ]

    /// Returns a sentence about each of them.
    func all(in exercise: Exercise) -> [String] {
        if exercise.kind == .tests { return [] }
        return exercise.firstPart.folders.checks.files().flatMap { file -> [String] in
            // Grading reports a file that can't be read.
            let source = Array(FileManager.default.contents(atPath: file.path) ?? Data())
            let tokens = Lexer.tokens(of: source)
            return zip(tokens, tokens.dropFirst()).compactMap { before, token in
                guard let reason = UncountedTests.reasons[token.text],
                    token.text != "disabled" || before.text == "."
                else { return nil }
                let line = source.line(ofOffset: token.range.lowerBound)
                return "\(course.relativePath(of: file)):\(line): \(reason)"
            }
        }
    }
}
