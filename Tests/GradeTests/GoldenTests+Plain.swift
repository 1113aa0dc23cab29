import Foundation
import Testing

@testable import WorkbookSystem

extension EndToEnd.GoldenTests {
    @Test(
        "With --plain, a verdict is linear text without symbols at any width", arguments: [40, 80])
    func plainVerdict(columns: Int) async throws {
        try greet("return \"Hello, Ada\"")
        try await expectScreen(
            ["lesson", "1", "--plain"], environment: ["COLUMNS": "\(columns)", "FORCE_COLOR": "1"], status: 1,
            #"""
            Lesson 1, Greetings, 0 of 2 exercises

            failed: 1.1 Greet someone, 2 of 4 checks
            One possible reason: Everybody is greeted as Ada: the name that is handed in is never asked for.
            failed: Bo is greeted by his name
            the text for Bo
            expected "Hello, Bo"
            but got "Hello, Ada"
            file: Lessons/1-greetings/1-greet/Greeting.swift
            and 1 more check fails, probably for the same reason
            not started: 1.2 Test the counter

            Next: edit the file above, then run swift run grade lesson 1.1 --plain
            """#)
    }

    @Test("Forced colors work in a pipe, and are readable on any background")
    func colors() async throws {
        let result = try await run(["--color=always"])
        let codes = result.output.matches(of: /\u{1B}\[(\d+)m/).compactMap { Int($0.1) }
        #expect(codes.contains(1))
        #expect(Set(codes).isSubset(of: [0, 1, 2, 4, 31, 32]))
        let none = try await run(["--color", "never"], environment: ["CLICOLOR_FORCE": "1"])
        #expect(!none.output.contains("\u{1B}"))
    }

    #if os(Linux)
        /// Runs `grade` on its own terminal, which `script` from util-linux provides.
        private func terminal(_ arguments: String, _ environment: [String: String]) async throws -> String {
            let command = Command(
                "/usr/bin/script", ["-qec", "'\(GradeTool.path)' \(arguments)", "/dev/null"],
                environment: GradeTool.environment.merging(environment) { $1 },
                workingDirectory: course.root.path)
            return try await ProcessRunner().run(command, limit: 900).output
        }

        @Test("Paths are links on a terminal that supports them")
        func links() async throws {
            let screen = try await terminal("", ["TERM": "xterm", "VTE_VERSION": "7006"])
            #expect(screen.contains("\u{1B}]8;;file://"))
            #expect(
                screen.contains(
                    "Kurs%2C%20f%C3%BCr%20%C3%9Cn%C3%AFcode%20golden/Lessons/1-greetings/1-greet/"))
            let plain = try await terminal("--plain", ["TERM": "xterm", "VTE_VERSION": "7006"])
            #expect(!plain.contains("\u{1B}"))
            #expect(plain.contains("file: Lessons/1-greetings/1-greet/Greeting.swift"))
            let other = try await terminal("", ["TERM": "xterm"])
            #expect(!other.contains("]8;"))
        }

        @Test(
            "In plain mode and on a dumb terminal, nothing moves, and a long wait is explained once"
        )
        func still() async throws {
            try greet("return \"Hello, Ada\"")
            let start = Date()
            defer { GradingBudget.spend(onBuildsIn: course.root, since: start) }
            for (words, environment) in [
                ("lesson 1.1 --plain", ["TERM": "xterm"]), ("lesson 1.1", ["TERM": "dumb"]),
            ] {
                let screen = try await terminal(words, environment)
                #expect(!screen.contains("\u{1B}"))
                #expect(screen.contains("Lesson 1"))
                #expect(screen.components(separatedBy: "Working: 1.1").count <= 2)
            }
        }
    #endif
}
