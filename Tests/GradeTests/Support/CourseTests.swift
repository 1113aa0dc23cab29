import Foundation
import Testing

/// Tests that run `grade` commands in a copy of a small course, and compare whole screens and exit statuses.
protocol CourseTests {
    /// The copy of the course.
    ///
    /// All tests of a suite use the same copy, one after another, so that a test doesn't have to rebuild what
    /// an earlier test has built.
    var course: FixtureCourse { get }
    /// Whether tests run the built `grade` and really grade, or use recorded results in this process.
    var isBuilt: Bool { get }
}

extension CourseTests {
    var isBuilt: Bool { false }

    /// The learner's file in the first exercise of the fixture "mini".
    var greeting: String { "Lessons/1-greetings/1-greet/Greeting.swift" }

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

    /// Writes an answer that loops forever for Bo.
    ///
    /// - Returns: The file that the answer creates when the loop starts.
    func loop() throws -> URL {
        let marker = course.root.appending(path: ".build/looping")
        if FileManager.default.fileExists(atPath: marker.path) {
            try FileManager.default.removeItem(at: marker)
        }
        try greet(
            """
            if name == "Bo" { FileManager.default.createFile(atPath: #"\(marker.path)"#, contents: nil) }
                    while name == "Bo" {}
                    return name
            """, importing: "Foundation")
        return marker
    }

    /// Replaces text in a file of the course.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try course.read(path)
        try #require(text.contains(old))
        try course.write(path, text.replacing(old, with: new))
    }

    /// Runs `grade` in the course.
    func run(
        _ arguments: [String], in folder: String = "", environment: [String: String] = [:]
    ) async throws -> GradeTool.Result {
        let folder = course.root.appending(path: folder)
        return isBuilt
            ? try await GradeTool.run(arguments, in: folder, environment: environment)
            : await GradeTool.perform(arguments, in: folder, environment: environment)
    }

    /// Runs the built `grade` in the course, which really grades.
    func runBuilt(_ arguments: [String]) async throws -> GradeTool.Result {
        try await GradeTool.run(arguments, in: course.root)
    }

    /// Runs `grade` and compares its exit status and its complete output.
    ///
    /// With `WORKBOOK_RECORD_SCREENS=1`, a screen that differs is written into the test's source instead.
    func expectScreen(
        _ arguments: [String], in folder: String = "", environment: [String: String] = [:],
        stream: GradeTool.Stream = .output, status: Int32, _ screen: String, file: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await run(arguments, in: folder, environment: environment)
        let (written, other) =
            stream == .output ? (result.output, result.errors) : (result.errors, result.output)
        ScreenRecorder.expect(written, is: screen, file: file, sourceLocation: sourceLocation)
        #expect(other == "", sourceLocation: sourceLocation)
        #expect(result.status == status, sourceLocation: sourceLocation)
    }
}
