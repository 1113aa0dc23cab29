import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds tests for XCTest in a suite, which no verdict counts.
struct UncountedTests {
    let course: Course

    /// Returns a sentence about each class of such tests.
    func all(in exercise: Exercise) -> [String] {
        if exercise.kind == .tests { return [] }
        return exercise.firstPart.folders.checks.files().flatMap { file -> [String] in
            // Grading reports a file that can't be read.
            let source = Array(FileManager.default.contents(atPath: file.path) ?? Data())
            return Lexer.tokens(of: source).filter { $0.text == "XCTestCase" }.map { token in
                let line = source.line(ofOffset: token.range.lowerBound)
                return
                    "\(course.relativePath(of: file)):\(line): tests for XCTest don't count. A check is a function with @Test"
            }
        }
    }
}
