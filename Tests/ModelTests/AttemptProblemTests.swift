import Foundation
import TestSupport
import Testing

@testable import WorkbookModel

struct AttemptProblemTests {
    @Test(
        "The message for a file that can't be graded says what is wrong and what to do",
        arguments: Problem.all)
    func attemptProblem(_ problem: Problem) {
        let words = problem.problem.words
        expectEqual(words.file.path, "/a/Lamp.swift")
        expectEqual(words.message, problem.message)
        expectEqual(words.line, problem.line)
    }

    struct Problem: Sendable, CustomTestStringConvertible {
        var problem: AttemptProblem
        var message: String
        var line: Int?

        var testDescription: String { message }

        private static let file = URL(filePath: "/a/Lamp.swift")

        static let all = [
            Problem(
                problem: .missing(file), message: "is missing, and the exercise can't be graded without it"),
            Problem(
                problem: .notRegular(file), message: "is a link or a folder, and should be a regular file"),
            Problem(problem: .unreadable(file), message: "can't be read. Check its permissions"),
            Problem(
                problem: .tooLarge(file, bytes: 2_000_000),
                message: "has 2000000 bytes, which is far more than an exercise needs"),
            Problem(problem: .notText(file), message: "isn't UTF-8 text. Save it as UTF-8"),
            Problem(
                problem: .notSource(file, .richText),
                message: "is a document with formatting (RTF), not Swift code. Save the code as plain text"),
            Problem(problem: .empty(file), message: "is empty"),
            Problem(
                problem: .conflict(file, line: 7), message: "still contains merge conflict markers", line: 7),
        ]
    }
}
