import Foundation
import Testing
import Workbook

/// Reading and opening with the built program: paths for names, and a real terminal.
extension EndToEnd.GoldenTests {
    @Test("A path means its exercise, and so does the folder in which a command is typed")
    func paths() async throws {
        try greet("return \"Hello, \\(name)\"")
        let byName = try await run(["lesson", "1.1"])
        #expect(byName.output.contains("✔ 1.1  Greet someone"))
        let folder = "Lessons/1-greetings/1-greet"
        #expect(try await run(["lesson", greeting]).output == byName.output)
        #expect(try await run(["lesson"], in: folder).output == byName.output)
        #expect(try await run(["."], in: folder).output == byName.output)
        try await expectScreen(
            ["lesson", "../../Sources"], in: "Lessons/1-greetings", stream: .errors, status: 64,
            """
            grade: ../../Sources belongs to no lesson of this course.
            See them all:  swift run grade list
            """)
    }

    #if os(Linux)
        @Test(
            "On a terminal, next starts the editor with the file and the line, and gives the terminal to it")
        func editor() async throws {
            try course.write(".workbook/arguments", "")
            try course.write(
                ".workbook-bin/vim", "#!/bin/sh\n{ tty; printf '%s\\n' \"$@\"; } > .workbook/arguments\n")
            let editor = course.root.appending(path: ".workbook-bin/vim").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
            defer { try? course.remove(".workbook-bin") }
            let command = Command(
                "/usr/bin/script", ["-qec", "'\(GradeTool.path)' next 1.2 </dev/tty", "/dev/null"],
                environment: GradeTool.environment.merging(["VISUAL": "'\(editor)' -p"]) { $1 },
                workingDirectory: course.root.path)
            let result = try await ProcessRunner().run(command, limit: 60)
            let told = try course.read(".workbook/arguments").split(separator: "\n").map(String.init)
            #expect(result.output.contains("→ \u{1B}[36mLessons"), Comment(rawValue: result.output))
            #expect(told.first?.hasPrefix("/dev/") == true)
            #expect(
                Array(told.dropFirst()) == [
                    "-p", "+5",
                    course.root.appending(path: "Lessons/1-greetings/2-test-the-counter/CounterTests.swift")
                        .path,
                ])
        }
    #endif
}
