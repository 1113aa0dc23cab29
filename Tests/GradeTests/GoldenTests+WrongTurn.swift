import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("A known wrong turn is named above the checks, and the first failing check is shown in full")
    func wrongTurn() async throws {
        try greet("return \"Hello, Bo\"")
        let result = try await run(["lesson", "1.1"])
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                #"""
                Lesson 1 · Greetings

                 ✘ 1.1  Greet someone                                              2 of 4 checks

                        One possible reason: Everybody is greeted as Bo: the name that is handed
                        in is never asked for.

                        ✘ Ada is greeted by her name
                          the text for Ada
                            expected  "Hello, Ada"
                            but got   "Hello, Bo"
                          → Lessons/1-greetings/1-greet/Greeting.swift
                        Probably for the same reason:
                        ✘ All known names are greeted
                        ✔ 2 checks pass

                """#), Comment(rawValue: result.output))
    }

    @Test("A known wrong turn isn't named if its checks fail with other values")
    func otherValues() async throws {
        // Ada's greeting fails, as in the wrong turn that greets everyone as Bo, but for a different reason.
        try greet("return name == \"Bo\" ? \"Hello, Bo\" : \"Hi\"")
        let result = try await run(["lesson", "1.1"])
        #expect(
            result.output.contains(
                """
                 ✘ 1.1  Greet someone                                              2 of 4 checks

                        ✘ Ada is greeted by her name
                          the text for Ada
                            expected  "Hello, Ada"
                            but got   "Hi"

                """), Comment(rawValue: result.output))
    }

    @Test("Plain grade names the file of the exercise to fix")
    func fileToMend() async throws {
        try greet("return \"Hello, Ada\"")
        _ = try await run(["lesson", "1.1"])
        let result = try await run([])
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                """
                 Next: 1.1 Greet someone. Edit the file below, then run
                       swift run grade lesson 1.1
                       → Lessons/1-greetings/1-greet/Greeting.swift

                """), Comment(rawValue: result.output))
    }

    @Test("If a file is missing, the screen says how to restore it instead of how to edit it")
    func lostFile() async throws {
        try course.remove(greeting)
        let screen = try await run(["lesson", "1.1"]).output
        #expect(
            screen.hasSuffix(
                """

                 Next: save the file of 1.1 again, under its own name, or restore the starter
                       with  swift run grade reset 1.1

                """), Comment(rawValue: screen))
        #expect(try await run([]).output.contains("Next: save the file of 1.1 again"))
        _ = try await run(["reset", "1.1", "--yes"])
        #expect(try await run([]).output.contains("Next: 1.1 Greet someone. Edit the file below"))
    }

    @Test("A missing brace is reported where the compiler noticed it")
    func missingBrace() async throws {
        try course.write(
            greeting,
            "import Polite\n\nstruct Greeting {\n    let none = 0\n\n    func text(for name: String) -> String {\n        name\n}\n"
        )
        let screen = try await run(["lesson", "1.1"]).output
        #expect(
            screen.contains(
                """
                        An opening brace `{` has no matching `}`. Look at line 8: its `}` closes
                        the `{` in line 6, but is indented differently.
                        → Lessons/1-greetings/1-greet/Greeting.swift:9:1
                        The compiler says: expected '}' in struct

                """), Comment(rawValue: screen))
    }

    @Test("A long value is shortened around the first difference")
    func longValue() async throws {
        try greet("return \"Hello, \\(name)\" + String(repeating: \"!\", count: 500)")
        let result = try await run(["lesson", "1.1"])
        #expect(
            result.output.contains(
                """
                          the text for Ada
                            expected  "Hello, Ada"
                            but got   "Hello, Ada!!!!!!!!!!!!!!!!!!!!!!!!!! … !!!!!!!!!!!!!!!!!"

                """), Comment(rawValue: result.output))
    }

    @Test("An unreadable list of wrong turns is blamed on the course, not on the learner")
    func brokenWrongTurns() async throws {
        try course.write(
            "Tests/Suites/1-greetings/1-greet/wrong-turns.json", "{\"format\": 1, \"turns\": 3}")
        try greet("return \"Hello, Ada\"")
        let result = try await run(["lesson", "1.1"])
        #expect(result.status == 70)
        #expect(
            result.output.contains("1-greet/wrong-turns.json, turns:"), Comment(rawValue: result.output))
        #expect(!result.output.contains("One possible reason"))
    }
}
