import Foundation
import Testing

@testable import WorkbookModel

extension EndToEnd.GoldenTests {
    /// Puts a copy of `grade`, and a link to it, where nothing else is; the copy belongs to no course.
    private func withCopy(
        _ body: (GradeTool.Result, (_ environment: [String: String]) async throws -> GradeTool.Result)
            async throws -> Void
    )
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "launcher-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: "grade")
        // A process of its own writes the copy: if this one did, a program that another test starts at that moment
        // would inherit the open file, and the system runs no file that is open for writing.
        let copying = try await GradeTool.run([GradeTool.path, copy.path], in: folder, path: "/bin/cp")
        try #require(copying.status == 0)
        func run(_ environment: [String: String]) async throws -> GradeTool.Result {
            try await GradeTool.run([], in: URL(filePath: "/usr"), environment: environment, path: copy.path)
        }
        try await body(try await run([:]), run)
    }

    @Test("Outside a course, the way to one is told; WORKBOOK_COURSE names one once and for all")
    func outside() async throws {
        try await withCopy { result, run in
            #expect(
                result.errors == """
                    grade: there is no course in /usr or above it.
                    Go to the workbook's folder, or name it:  grade --course DIR
                    To name it for every command, set the environment variable  WORKBOOK_COURSE=DIR

                    """)
            #expect(result.status == 64)
            let named = try await run(["WORKBOOK_COURSE": course.root.path])
            #expect(named.output.contains("○ 1.1  Greet someone"))
            #expect(named.output.contains("run  grade lesson 1.1\n"))
            #expect(named.status == 1)
        }
    }

    @Test("From anywhere else a linked grade finds the course that it was built in")
    func linked() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "launcher-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appending(path: "grade")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: GradeTool.path)
        let result = try await GradeTool.run(["list"], in: folder, path: link.path)
        #expect(result.output.contains("Lesson 3 · @testable and private(set)"))
        #expect(result.status == 0)
    }

    @Test("A course that is newer than the tool says how to build it anew")
    func newer() async throws {
        try edit("Lessons/1-greetings/lesson.json", "\"format\": 1", "\"format\": 2")
        try await expectScreen(
            ["list"], stream: .errors, status: 70,
            """
            grade: the course is newer than this tool.
            In Lessons/1-greetings/lesson.json: format 2. grade 0.1.0 supports format 1.
            Build the tool again in the workbook's folder:
              swift build -c release --product grade
            """)
    }

    @Test("The names that a shell completes are those of the course, with titles; without one there are none")
    func names() async throws {
        try await expectScreen(
            ["completions", "names"], status: 0,
            """
            1\tGreetings
            greetings\tGreetings
            1.1\tGreet someone
            greet\tGreet someone
            1.2\tTest the counter
            test-the-counter\tTest the counter
            """)
        try edit("Lessons/1-greetings/lesson.json", "\"format\": 1", "\"format\": 2")
        let none = try await run(["completions", "names"])
        #expect(none.output == "" && none.errors == "" && none.status == 0)
    }
}
