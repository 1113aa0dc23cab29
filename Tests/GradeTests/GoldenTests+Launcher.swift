import Foundation
import Testing

@testable import WorkbookModel

extension EndToEnd.GoldenTests {
    /// Copies `grade` and a link to it into an otherwise empty folder; the copy belongs to no course.
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
        // A separate process writes the copy. If this process did, a program that another test starts then
        // would inherit the open file, and the system doesn't run a file that is open for writing.
        let copying = try await GradeTool.run([GradeTool.path, copy.path], in: folder, path: "/bin/cp")
        try #require(copying.status == 0)
        func run(_ environment: [String: String]) async throws -> GradeTool.Result {
            try await GradeTool.run([], in: URL(filePath: "/usr"), environment: environment, path: copy.path)
        }
        try await body(try await run([:]), run)
    }

    @Test("Outside a course, the message says how to find one; WORKBOOK_COURSE names it permanently")
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

    @Test("A linked grade finds the course that it was built in from any folder")
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

    @Test("If the course is newer than the tool, the message says how to rebuild the tool")
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

    @Test("Shell completion offers the course's names with titles, and none outside a course")
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
