import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

struct GraderFaultTests {
    private let course = Course.sample([.sample()])

    @Test("A broken file of the course is told with its place, what was expected and what was found")
    func malformedFile() {
        let file = URL(filePath: "/course/Tests/Suites/1-lamp/1-switch/checks.json")
        #expect(
            words(
                MalformedFile(
                    file: file, keyPath: "checks[0].name", expected: "a text", found: "a number (3)"))
                == "Tests/Suites/1-lamp/1-switch/checks.json, checks[0].name: expected a text, found a number (3)"
        )
        #expect(
            words(MalformedFile(file: file, keyPath: "", expected: "a readable file", found: "none"))
                == "Tests/Suites/1-lamp/1-switch/checks.json: expected a readable file, found none")
    }

    @Test("A problem is told with its details, as far as a person reads them")
    func problem() {
        #expect(words(GraderProblem("it broke", details: "")) == "it broke")
        #expect(words(GraderProblem("it broke", details: "\none\n\ntwo\n")) == "it broke\none\ntwo")
        let many = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let told = words(GraderProblem("it broke", details: many)).split(separator: "\n")
        #expect(told.count == 13)
        #expect(told.first == "it broke")
    }

    @Test("A program that cannot be started is told with the system's reason")
    func spawn() {
        #expect(
            words(SpawnError(executable: "/no/swift", code: ENOENT))
                == "/no/swift could not be started: No such file or directory")
    }

    @Test("A file that cannot be graded is told with what is wrong and what to do", arguments: Problem.all)
    func attemptProblem(_ problem: Problem) {
        let words = problem.problem.words
        #expect(words.file.path == "/a/Lamp.swift")
        #expect(words.message == problem.message)
        #expect(words.line == problem.line)
    }

    struct Problem: Sendable, CustomTestStringConvertible {
        var problem: AttemptProblem
        var message: String
        var line: Int?

        var testDescription: String { message }

        private static let file = URL(filePath: "/a/Lamp.swift")

        static let all = [
            Problem(
                problem: .missing(file), message: "is missing: this exercise cannot be graded without it"),
            Problem(problem: .notRegular(file), message: "is a link or a folder, and should be a plain file"),
            Problem(problem: .unreadable(file), message: "cannot be read: look at its permissions"),
            Problem(
                problem: .tooLarge(file, bytes: 2_000_000),
                message: "has 2000000 bytes, far more than an exercise needs"),
            Problem(problem: .notText(file), message: "is no UTF-8 text: save it as UTF-8"),
            Problem(
                problem: .conflict(file, line: 7), message: "still has the markers of a merge in it", line: 7),
        ]
    }

    private func words(_ error: any Error) -> String { GraderFault.words(for: error, course: course) }
}
