import Foundation
import Testing

@testable import WorkbookSystem

// Runs the built program to read and open exercises: paths as names, and a real terminal.
extension EndToEnd.GoldenTests {
    @Test("A path selects its exercise, and so does the current folder")
    func paths() async throws {
        try greet("return \"Hello, \\(name)\"")
        let byName = try await run(["lesson", "1.1"])
        #expect(byName.output.contains("✔ 1.1  Greet someone"))
        let folder = "Lessons/1-greetings/1-greet"
        #expect(try await run(["lesson", greeting]).output == byName.output)
        // From another folder, only the paths differ.
        let inFolder = byName.output.replacing("Lessons/1-greetings/2", with: "../2")
        #expect(try await run(["lesson"], in: folder).output == inFolder)
        #expect(try await run(["."], in: folder).output == inFolder)
        try await expectScreen(
            ["lesson", "../../Sources"], in: "Lessons/1-greetings", stream: .errors, status: 64,
            """
            grade: ../../Sources is not in a lesson of this course.
            To list all of them:  swift run grade --list
            """)
    }

    @Test("For editors, each problem is printed on one line before the report")
    func problems() async throws {
        try greet("return \"Hello\" + nam")
        let plain = try await run(["lesson", greeting])
        // After a second failure, the screen would also offer a hint.
        try course.remove(".workbook")
        let result = try await run(["lesson", greeting, "--problems"])
        #expect(result.output == "\(greeting):5:26: error: cannot find 'nam' in scope\n\n" + plain.output)
    }

    #if os(Linux)
        @Test(
            "On a terminal, `next` starts the editor at the right file and line, and hands over the terminal")
        func editor() async throws {
            try course.write(".workbook/arguments", "")
            let result = try await onTerminal(
                "next 1.2", variable: "VISUAL",
                script: "{ tty; printf '%s\\n' \"$@\"; } > .workbook/arguments")
            let told = try course.read(".workbook/arguments").split(separator: "\n").map(String.init)
            #expect(result.output.contains("→ \u{1B}[4mLessons"), Comment(rawValue: result.output))
            #expect(told.first?.hasPrefix("/dev/") == true)
            #expect(
                Array(told.dropFirst()) == [
                    "-p", "+5",
                    course.root.appending(path: "Lessons/1-greetings/2-test-the-counter/CounterTests.swift")
                        .path,
                ])
        }

        @Test("A chapter longer than the screen is shown in pages, and q leaves a clean terminal")
        func pages() async throws {
            try course.write(
                "Lessons/1-greetings/README.md",
                "# Greetings\n\n" + (1...50).map { "Paragraph \($0).\n\n" }.joined())
            let environment = GradeTool.environment.merging(["TERM": "xterm"]) { $1 }
                .filter { !["COLUMNS", "PAGER"].contains($0.key) }
            let terminal = try PseudoTerminal(
                [GradeTool.path, "show", "1"], in: course.root, environment: environment)
            #expect(await terminal.shows(" lines 1–38 of 101"))
            #expect(await terminal.handsOutKeys(true))
            terminal.forget()
            terminal.type("  ")
            #expect(await terminal.shows(" lines 64–101 of 101"))
            terminal.resize(columns: 40, rows: 20)
            #expect(await terminal.shows(" lines 64–81 of 101"))
            terminal.type("q")
            #expect(await terminal.status() == 0)
            #expect(await terminal.handsOutKeys(false))
            // What fits on the screen is only printed.
            try course.write("Lessons/1-greetings/README.md", "# Greetings\n\nHello.\n")
            let short = try PseudoTerminal(
                [GradeTool.path, "show", "1"], in: course.root, environment: environment)
            #expect(await short.status() == 0)
            #expect(short.output.contains("Hello.") && !short.output.contains("lines 1"))
        }

        @Test("A pager handles Ctrl-C itself")
        func interruptedPager() async throws {
            try course.write(".workbook/lines", "")
            let result = try await onTerminal(
                "show 1", variable: "PAGER",
                script: "trap : INT; wc -l > .workbook/lines; kill -INT 0; sleep 0.2")
            #expect(result.termination == .exited(0))
            #expect(!result.output.contains("Stopped"))
            #expect(try course.read(".workbook/lines").contains(/[1-9]/))
        }

        /// Runs `grade` on a terminal that `script` provides, with a shell script as its editor or pager.
        private func onTerminal(_ arguments: String, variable: String, script: String) async throws
            -> ProcessResult
        {
            defer { try? course.remove(".workbook-bin") }
            let program = try await course.writeProgram(".workbook-bin/vim", "#!/bin/sh\n\(script)\n").path
            let command = Command(
                "/usr/bin/script", ["-qec", "exec '\(GradeTool.path)' \(arguments) </dev/tty", "/dev/null"],
                environment: GradeTool.environment.merging([variable: "'\(program)' -p"]) { $1 },
                workingDirectory: course.root.path)
            return try await ProcessRunner().run(command, limit: 900)
        }
    #endif
}
