import Foundation
import Testing

/// Everything that builds Swift packages, one after the other: side by side, builds would take each other the time that
/// checks are given.
@Suite(.serialized) enum EndToEnd {}

extension EndToEnd {
    /// Runs the built `grade` on a small course and compares whole screens and exit statuses.
    ///
    /// One copy of the course serves all of them, one after the other: what a test builds, the next one need not. Its path
    /// has spaces and letters beyond ASCII.
    @Suite(.serialized) struct GoldenTests {
        static let shared = FixtureCourse("mini", as: "golden")

        let course = EndToEnd.GoldenTests.shared
        let greeting = "Lessons/1-greetings/1-greet/Greeting.swift"

        init() throws { try course.reset() }

        /// Which of the two output streams a screen is.
        enum Stream { case output, errors }

        /// Writes a learner's answer to the first exercise.
        func greet(_ body: String, importing module: String? = nil) throws {
            let imports = ["Polite", module].compactMap { $0 }.map { "import \($0)\n" }.joined()
            try course.write(
                greeting,
                "\(imports)\nstruct Greeting {\n    func text(for name: String) -> String {\n        \(body)\n    }\n}\n"
            )
        }

        /// Writes a learner's tests for the second exercise.
        func count(_ tests: String) throws {
            let body = tests.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
                .joined()
            try course.write(
                "Lessons/1-greetings/2-test-the-counter/CounterTests.swift",
                "import Testing\n\n@testable import CounterKit\n\n@Suite struct CounterTests {\n\(body)}\n")
        }

        /// Replaces a text in a file of the course.
        func edit(_ path: String, _ old: String, _ new: String) throws {
            let text = try course.read(path)
            try #require(text.contains(old))
            try course.write(path, text.replacing(old, with: new))
        }

        /// Runs `grade` in the course.
        func run(
            _ arguments: [String], in folder: String = "", environment: [String: String] = [:]
        ) async throws -> GradeTool.Result {
            try await GradeTool.run(
                arguments, in: course.root.appending(path: folder), environment: environment)
        }

        /// Runs `grade`, and compares all that it says and its exit status.
        func expectScreen(
            _ arguments: [String], in folder: String = "", environment: [String: String] = [:],
            stream: Stream = .output, status: Int32, _ screen: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let result = try await run(arguments, in: folder, environment: environment)
            let (told, silent) =
                stream == .output ? (result.output, result.errors) : (result.errors, result.output)
            #expect(told == screen + "\n", sourceLocation: sourceLocation)
            #expect(silent == "", sourceLocation: sourceLocation)
            #expect(result.status == status, sourceLocation: sourceLocation)
        }
    }
}
