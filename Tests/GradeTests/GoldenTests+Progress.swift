import Foundation
import Testing
import TestSupport
import WorkbookSystem

@testable import WorkbookGrading
@testable import WorkbookModel

extension EndToEnd.GoldenTests {
    /// Stores progress in which one exercise passed before, and some of another exercise's bugs are caught.
    private func begin() throws {
        try greet("return name")
        try course.write(
            "Lessons/1-greetings/2-test-the-counter/CounterTests.swift", "// Not the starter.\n")
        try course.write(
            ".workbook/progress.json",
            #"""
            {
              "format": 1,
              "exercises": {
                "greet": {
                  "outcome": "failed",
                  "summary": { "outcome": "failed", "checks": { "passed": 2, "total": 4 } }, "attempts": 12, "activeSeconds": 4800,
                  "passedChecks": ["compile/value", "GreetingChecks/ada()"],
                  "failedChecks": ["GreetingChecks/bo()", "GreetingChecks/all()"],
                  "lostChecks": ["GreetingChecks/all()"],
                  "gradedAt": "2026-03-09T10:00:00Z", "passedAt": "2026-03-08T10:00:00Z"
                },
                "test-the-counter": {
                  "outcome": "failed", "attempts": 1,
                  "summary": {
                    "outcome": "failed",
                    "tests": { "accepted": { "passed": 2, "total": 2 }, "caught": { "passed": 1, "total": 3 } }
                  },
                  "passedChecks": [
                    "tests/present", "tests/enabled", "accepts/sum", "accepts/log", "tests/can-fail",
                    "catches/starts-at-one"
                  ],
                  "failedChecks": ["catches/two-at-a-time", "catches/sticks-at-one"],
                  "gradedAt": "2026-03-09T09:00:00Z"
                }
              },
              "help": { "greet": { "hints": 2, "solutionSeenAt": "2026-03-09T10:00:00Z" } }
            }
            """#)
    }

    private var london: [String: String] { ["TZ": "Europe/London"] }

    @Test("The progress page shows the whole course, including earlier passes")
    func progress() async throws {
        try begin()
        try await expectScreen(
            ["progress"], environment: london, status: 0,
            #"""
            Swift testability workbook

             ██████████████████████▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒  1 of 2 exercises · 1 failing now

                                passed  attempts        time  hints
             1  Greetings  ↓ ✘  1 of 2        13  1 h 20 min      2

             ↓ passed before   ✘ not passed

             Passed before
             ✘ 1.1  Greet someone                                              2 of 4 checks
                    All known names are greeted

             To see each check:  swift run grade progress 1.1
            """#)
    }

    @Test("The list marks an exercise that passed before and fails now, and still counts it")
    func listLost() async throws {
        try begin()
        try greet("return name")
        let list = try await run(["list"], environment: london)
        #expect(list.output.contains("1 of 2 exercises · 1 failing now\n"))
        #expect(list.output.contains(/Lesson 1 · Greetings .* 1 of 2 · 1 failing now\n/))
        #expect(list.output.contains(" ✘ 1.1  Greet someone (greet)"))
        #expect(list.output.contains("passed before; last: 2 of 4 checks\n"))
    }

    @Test("Grading a lesson also counts earlier passes, and says which ones still count")
    func lessonLost() async throws {
        try greet("return name")
        try remember(hasPassed: true)
        for command in [["lesson", "1"], ["all"]] {
            let lesson = try await run(command)
            #expect(lesson.output.contains("  1 of 2 exercises · 1 failing now\n"))
            #expect(
                lesson.output.contains(
                    "\n 1.1 passed before, so it still counts, although it doesn't pass now.\n Next: "))
            #expect(lesson.status == 1)
        }
        #expect(try await run(["lesson", "1.1"]).output.contains(" so it still counts, although "))
        #expect(try await run(["reset", "1.1", "--yes"]).status == 0)
        let reset = try await run(["lesson", "1"]).output
        #expect(reset.contains(/1.1  Greet someone .* passed before; files reset\n/))
        #expect(reset.contains("  1 of 2 exercises · 1 failing now\n"))
        #expect(!reset.contains("still counts"))
    }

    @Test("Progress accepts the path of an exercise, like other commands")
    func progressByPath() async throws {
        try begin()
        let named = try await run(["progress", "1.1"], environment: london)
        #expect(named.output.contains("Greet someone"))
        let here = try await run(["progress", "."], in: "Lessons/1-greetings/1-greet", environment: london)
        #expect(here.output == named.output)
        #expect(here.status == named.status)
    }

    @Test("On 40 columns, words replace the table")
    func narrowProgress() async throws {
        try begin()
        try await expectScreen(
            ["progress"], environment: ["COLUMNS": "40"], status: 0,
            #"""
            Swift testability workbook
            1 of 2 passed, 1 failing now,
            1 in progress, 13 attempts,
            1 h 20 min of work, 2 hints

             1  Greetings
                1 of 2 passed, 1 failing now,
                1 in progress, 13 attempts,
                1 h 20 min of work, 2 hints

             Passed before
             ✘ 1.1  Greet someone      2 of 4 checks
               All known names are greeted

             To see each check:
             swift run grade progress 1.1
            """#)
    }

    @Test("Progress for one lesson lists each check")
    func lessonProgress() async throws {
        try begin()
        try await expectScreen(
            ["progress", "1"], environment: ["COLUMNS": "120", "TZ": "Europe/London"], status: 0,
            #"""
            Lesson 1 · Greetings                                      1 of 2 exercises · 1 failing now

             ↓ 1.1  Greet someone                                   passed before; last: 2 of 4 checks
                    12 attempts · 1 h 20 min · 2 of 3 hints · solution seen before passing ·
                    first passed on 8 Mar 2026
                    ✔ A greeting is a value
                    ✔ Ada is greeted by her name
                    ✘ Bo is greeted by his name
                    ✘ All known names are greeted (passed before)

             ✘ 1.2  Test the counter                              accepts 2 of 2 · catches 1 of 3 bugs
                    1 attempt · last graded on 9 Mar 2026
                    ✔ There are tests to run
                    ✔ Every test runs, and no failure is ignored
                    ✔ Your tests accept a counter that keeps a sum
                    ✔ Your tests accept a counter that keeps a log
                    ✔ Every test fails with at least one faulty version of the code
                    ✔ Your tests catch: a new counter starts at one
                    ✘ Your tests did not catch: one call counts two
                    ✘ Your tests did not catch: the second call is not counted
            """#)
    }

    @Test("Before the first grading, progress says how to begin and shows no planted bugs")
    func noProgress() async throws {
        try await expectScreen(
            ["progress"], status: 0,
            #"""
            Swift testability workbook

             ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  0 of 2 exercises

                                passed  attempts  time  hints
             1  Greetings  ○ ○  0 of 2

             ○ not started

             Nothing was graded yet. Start with  swift run grade lesson 1.1
            """#)
        try await expectScreen(
            ["progress", "1.2"], status: 0,
            #"""
            Lesson 1 · Greetings

             ○ 1.2  Test the counter                                             not started
                    ○ 8 checks of your tests, shown once they have run
            """#)
    }

    @Test("Progress reflects the last grading, and reports files that can't be read")
    func gradedProgress() async throws {
        try greet("return \"Hello, Ada\"")
        _ = try await run(["lesson", "1.1"])
        let graded = try await run(["progress", "1.1"])
        #expect(graded.output.contains("✔ Ada is greeted by her name\n"))
        #expect(graded.output.contains("✘ Bo is greeted by his name\n"))
        try course.write(".workbook/progress.json", "{")
        try course.remove("Tests/Suites/1-greetings/1-greet/checks.json")
        let damaged = try await run(["progress"])
        #expect(damaged.status == 0)
        #expect(damaged.output.contains(" Note: Your progress file can't be read."))
        #expect(damaged.output.contains(" Note: The list of checks for 1.1 can't be read."))
    }

    @Test("Progress as JSON follows its schema", arguments: [["progress"], ["progress", "1.2"]])
    func progressJSON(words: [String]) async throws {
        try begin()
        let result = try await run(words + ["--json"])
        #expect(result.errors == "")
        #expect(try schema("Reporting/Reports/progress").violations(in: Data(result.output.utf8)) == [])
        #expect(!result.output.contains("\u{A0}"))
        try course.remove(".workbook/progress.json")
        let empty = try await run(words + ["--json"])
        #expect(try schema("Reporting/Reports/progress").violations(in: Data(empty.output.utf8)) == [])
        #expect(!empty.output.contains("catches/"))
    }

    @Test("An HTML page replaces an older page, but no other file")
    func progressPage() async throws {
        try begin()
        #if os(macOS)
            let opener = "open"
        #else
            let opener = "xdg-open"
        #endif
        for _ in 1...2 {
            try await expectScreen(
                ["progress", "--html", "my page.html"], status: 0,
                #"""
                 ✔ Wrote my page.html
                   Open it in a browser:  \#(opener) 'my page.html'
                """#)
        }
        #expect(try course.read("my page.html").contains("<h2>Passed before</h2>"))
        try course.remove("my page.html")

        let before = try course.read(greeting)
        try await expectScreen(
            ["progress", "--html", greeting], stream: .errors, status: 64,
            #"""
            grade: nothing was written: Lessons/1-greetings/1-greet/Greeting.swift already
            exists, and this command did not write it.
            Choose another name. Delete that file only if it is yours, and you don't need it
              any more.
            """#)
        #expect(try course.read(greeting) == before)
        try await expectScreen(
            ["progress", "--html", "nowhere/page.html"], stream: .errors, status: 64,
            #"""
            grade: nothing was written: there is no folder nowhere.
            Create it first, or choose a file in an existing folder.
            """#)
        let dash = try await run(["progress", "--html", "-"])
        #expect(dash.errors.hasPrefix("grade: nothing was written: - is not a file.\n"))
        // A device would also work here, but a bug in the code could then damage the machine.
        let pipeFile = course.root.appending(path: "pipe")
        try #require(mkfifo(pipeFile.path, 0o600) == 0)
        let pipe = try await run(["progress", "--html", "pipe"])
        #expect(pipe.errors.contains("pipe is not a file"))
        #expect(FileKind(of: pipeFile) == .other)
        #expect(pipe.status == 64)
    }

    /// Reads a schema from the project's sources.
    func schema(_ path: String) throws -> JSONSchema {
        return try JSONSchema(
            Data(contentsOf: Repository.root.appending(path: "Sources/Workbook/\(path).schema.json")))
    }
}
