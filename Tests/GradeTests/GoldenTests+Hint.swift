import Foundation
import Testing

extension EndToEnd.GoldenTests {
    /// Stores progress for the first exercise: how the last attempt ended, and which hints were shown.
    func remember(
        _ outcome: String = "failed", failures: Int = 1, failed: [String] = [], hints: Int = 0,
        hasPassed: Bool = false
    ) throws {
        let passedAt = hasPassed ? #", "passedAt": "2026-01-01T10:00:00Z""# : ""
        try course.write(
            ".workbook/progress.json",
            """
            { "format": 1, "help": { "greet": { "hints": \(hints) } }, "exercises": { "greet": {
              "outcome": "\(outcome)",
              "summary": { "outcome": "\(outcome)", "checks": { "passed": 2, "total": 4 } }, "passedChecks": [], "failedChecks": \(failed),
              "attempts": \(failures), "failuresInRow": \(failures), "gradedAt": "2026-01-01T10:00:00Z"\(passedAt)
            } } }
            """)
    }

    @Test("Hints for the next exercise appear one at a time and are counted")
    func hints() async throws {
        try await expectScreen(
            ["hint"], status: 0,
            #"""
            1.1  Greet someone                                                   hint 1 of 3

             1  What does the name do?

             For the next hint:  swift run grade hint 1.1
            """#)
        try await expectScreen(
            ["hint", "greetings"], status: 0,
            #"""
            1.1  Greet someone                                                   hint 2 of 3

             1  What does the name do?

             2  Interpolate it.

             For the last hint (nearly the solution):  swift run grade hint 1.1
            """#)
        #expect(try course.read(".workbook/progress.json").contains("\"hints\" : 2"))
        #expect(try await run(["hint", "1.2"]).output.contains("hint 1 of 3"))
    }

    @Test("A failed check shows its own hint above the general one")
    func hintForCheck() async throws {
        try remember(failed: ["GreetingChecks/bo()", "GreetingChecks/all()"])
        try await expectScreen(
            ["hint", "1.1"], status: 0,
            #"""
            1.1  Greet someone                                                   hint 1 of 3

             This check failed last time:
             ✘ Bo is greeted by his name
               Whom does your greeting name?

             1  What does the name do?

             For the next hint:  swift run grade hint 1.1
            """#)
    }

    @Test("After a pass and a failure, each request shows one more hint, and is counted")
    func hintsAfterRegression() async throws {
        try greet("return name")
        try remember(hints: 1, hasPassed: true)
        #expect(try await run(["hint", "1.1"]).output.contains("hint 2 of 3"))
        #expect(try await run(["hint", "1.1"]).output.contains("all 3 hints"))
    }

    @Test("After a reset, hints appear one at a time again")
    func hintsAfterReset() async throws {
        try remember("passed", failures: 0)
        #expect(try await run(["hint", "1.1"]).output.contains("hint 1 of 3"))
    }

    @Test("After a pass, all hints are shown and nothing is recorded")
    func hintsAfterwards() async throws {
        try greet("return \"Hello, \\(name)\"")
        try remember("passed", failures: 0)
        let before = try course.read(".workbook/progress.json")
        try await expectScreen(
            ["hint", "1.1"], status: 0,
            #"""
            1.1  Greet someone                                                   all 3 hints

             1  What does the name do?

             2  Interpolate it.

             3  Return "Hello, \(name)".

             Compare with a solution:  swift run grade solution 1.1
            """#)
        #expect(try course.read(".workbook/progress.json") == before)
    }

    @Test("Hints are shown even if progress can't be written")
    func hintUnwritable() async throws {
        try course.write(".workbook", "a file where the folder should be")
        let result = try await run(["hint", "1.1"])
        #expect(result.output.contains("What does the name do?"))
        #expect(result.errors.hasPrefix(" Note: this could not be saved in your progress."))
        #expect(result.status == 0)
    }

    @Test("After two failures, the next step offers a hint")
    func offers() async throws {
        try greet("return \"Hello\"")
        try remember(failures: 1)
        #expect(!(try await run([]).output.contains("Stuck?")))
        try remember(failures: 2)
        try await expectScreen(
            [], status: 1,
            #"""
            Swift testability workbook                                      0 of 2 exercises

             Lesson 1 · Greetings                                                     0 of 2
             ✘ 1.1  Greet someone                                              2 of 4 checks
             ○ 1.2  Test the counter                                             not started

             Next: 1.1 Greet someone. Edit the file below, then run
                   swift run grade lesson 1.1
                   → Lessons/1-greetings/1-greet/Greeting.swift
             Stuck? For a hint:  swift run grade hint 1.1
            """#)
        try remember(failures: 5, hints: 2)
        #expect(try await run([]).output.hasSuffix(" Stuck? For a hint:  swift run grade hint 1.1\n"))
        try remember(failures: 5, hints: 3)
        let allRead = " You have read all hints."
        #expect(
            try await run([]).output.hasSuffix(
                """
                \(allRead) To see a solution (your progress records it):
                       swift run grade solution 1.1 --anyway

                """))
        try remember(failures: 4, hints: 3)
        #expect(
            try await run([]).output.hasSuffix(
                """
                \(allRead) After 1 more attempt, you are offered a solution. To
                       read the hints again:  swift run grade hint 1.1

                """))
        try remember(failures: 2, hints: 3, hasPassed: true)
        #expect(
            try await run([]).output.hasSuffix(
                "\(allRead) To see a solution:  swift run grade solution 1.1\n"))
        try remember("flagged", failures: 5, hints: 3)
        #expect(!(try await run([]).output.contains("tuck?")))
    }

    @Test("The offer of a hint appears after two failures in a row and disappears after a pass")
    func offerAfterGrading() async throws {
        try greet("return name")
        #expect(!(try await run(["lesson", "1.1"]).output.contains("Stuck?")))
        // The same code again is not another attempt.
        #expect(!(try await run(["lesson", "1.1"]).output.contains("Stuck?")))
        try greet("return \"Hello\"")
        #expect(
            try await run(["lesson", "1.1"]).output.hasSuffix(
                """
                 Next: edit the file above, then run  swift run grade lesson 1.1
                 Stuck? For a hint:  swift run grade hint 1.1

                """))
        // The hint is about the check that really failed.
        #expect(try await run(["hint"]).output.contains("Whom does your greeting name?"))
        try greet("return \"Hello, \\(name)\"")
        let passed = try await run(["lesson", "1.1"]).output
        #expect(!passed.contains("Stuck?"))
        #expect(passed.contains("\n Compare with a solution:  swift run grade solution 1.1\n"))
    }
}
