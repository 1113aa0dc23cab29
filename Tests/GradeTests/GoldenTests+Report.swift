import Foundation
import Testing

@testable import WorkbookReporting

extension EndToEnd.GoldenTests {
    /// Writes the report of a learner who tried the first exercise.
    private func handIn(
        _ file: String, learner digit: String, name: String? = nil, outcome: String = "failed",
        attempts: Int = 3,
        second: Int = 0
    ) throws {
        let learner = String(repeating: digit, count: 16)
        let failed = outcome == "failed" ? "\"GreetingChecks/bo()\"" : ""
        let name = name.map { "\"name\": \"\($0)\"," } ?? ""
        try course.write(
            ".workbook/reports/\(file)",
            """
            {
              "kind": "workbook-report", "format": 1, "learner": "\(learner)", \(name)
              "writtenAt": "2026-03-09T10:00:0\(second)Z", "course": ["greet", "test-the-counter"],
              "current": "greet",
              "exercises": [
                {
                  "name": "greet", "outcome": "\(outcome)", "summary": "", "hasPassed": \(outcome == "passed"),
                  "passedChecks": [], "failedChecks": [\(failed)], "attempts": \(attempts), "activeSeconds": 60,
                  "hints": 0, "solutionSeen": false
                }
              ]
            }
            """)
    }

    /// Four learners, one of whom handed in twice, and a file that is no report.
    private func fillRoom() throws {
        try handIn("1.json", learner: "1", attempts: 8)
        try handIn("2.json", learner: "2", name: "Ada", outcome: "passed", attempts: 1)
        try handIn("3.json", learner: "3")
        try handIn("4-old.json", learner: "4", outcome: "passed")
        try handIn("4.json", learner: "4", outcome: "didNotCompile", second: 9)
        try course.write(".workbook/reports/notes.json", "[]")
    }

    private static let room = #"""
        The room: 4 learners
        1 of 8 exercises passed

         lesson     1    passed  now at
         Ada        ✔ ○       1     1.1
         learner 1  ✘ ○       0     1.1
         learner 2  ✘ ○       0     1.1
         learner 3  ✘ ○       0     1.1
         here now   4         1

         ✔ passed   ✘ not yet   ○ not graded

        """#

    @Test("A room is shown at a glance: who is where, and what holds people up")
    func room() async throws {
        try fillRoom()
        try await expectScreen(
            ["class", "room", ".workbook/reports"], status: 0,
            Self.room + #"""

                 What holds people up
                 1.1  Greet someone                           3 of 4 not yet · median 3 attempts
                      2 of 3: Bo is greeted by his name

                 Not shown
                 – 4-old.json is an older one of the same learner as 4.json
                 – notes.json is no report
                """#)
    }

    @Test("On 40 columns the room has its place, too")
    func narrowRoom() async throws {
        try fillRoom()
        try await expectScreen(
            ["class", "room", ".workbook/reports"], environment: ["COLUMNS": "40"], status: 0,
            Self.room + #"""

                 What holds people up
                 1.1  Greet someone
                    3 of 4 not yet · median 3 attempts
                    2 of 3: Bo is greeted by his name

                 Not shown
                 – 4-old.json is an older one of the
                   same learner as 4.json
                 – notes.json is no report
                """#)
    }

    @Test("The room as JSON follows its schema, and as a page it is one file")
    func roomForOthers() async throws {
        try fillRoom()
        let result = try await run(["class", "room", ".workbook/reports", "--json"])
        #expect(result.errors == "")
        #expect(try schema("Classroom/class").violations(in: Data(result.output.utf8)) == [])
        let page = try await run(["class", "room", ".workbook/reports", "--html", ".workbook/room.html"])
        #expect(page.status == 0)
        #expect(page.output.hasPrefix(" ✔ Wrote .workbook/room.html\n"))
        #expect(try course.read(".workbook/room.html").contains("<h2>What holds people up</h2>"))
    }

    @Test("A folder without reports is told, with the command that writes one")
    func emptyRoom() async throws {
        try course.write(".workbook/reports/notes.json", "[]")
        try await expectScreen(
            ["class", "room", ".workbook/reports"], stream: .errors, status: 64,
            #"""
            grade: there is no report in .workbook/reports.
            notes.json is no report
            Each learner writes one with  swift run grade report DIR
            """#)
        try await expectScreen(
            ["class", "room", "nowhere"], stream: .errors, status: 64,
            #"""
            grade: there is no folder nowhere that can be read.
            Name the folder in which the reports are.
            """#)
    }

    @Test("A report follows its schema, and says of a learner only what was told")
    func report() async throws {
        try greet("return \"Hello, Ada\"")
        _ = try await run(["lesson", "1.1"])
        try await expectScreen(
            ["report"], status: 0,
            #"""
             Nothing was written. To write a report:  swift run grade report FILE

             In it:     the one exercise that you had graded: how it stands, which checks
                        pass, attempts, working time, hints, and whether you saw the
                        solution first; and a random number by which a newer report of yours
                        replaces this one.
             Not in it: your code, any path, names of people or computers.
            """#)
        #expect(!course.has(".workbook/learner"))
        let result = try await run(["report", "-", "--name", " Ada  L. "])
        #expect(result.errors == "")
        #expect(try schema("Classroom/report").violations(in: Data(result.output.utf8)) == [])
        #expect(result.output.contains("\"name\" : \"Ada L.\""))
        #expect(!result.output.contains("Hello"))
        #expect(!result.output.contains("/Lessons"))
        #expect(!result.output.contains(course.root.lastPathComponent))
    }

    @Test("In a folder a report has its own name, and the next one of the same learner replaces it")
    func reportFolder() async throws {
        try course.write(".workbook/reports/notes.json", "[]")
        for _ in 1...2 {
            let result = try await run(["report", ".workbook/reports/"])
            #expect(result.status == 0)
            #expect(result.output.hasPrefix(" ✔ Wrote .workbook/reports/report-"))
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: course.root.appending(path: ".workbook/reports").path)
        #expect(files.count == 2)
        let room = try await run(["class", "room", ".workbook/reports"])
        #expect(room.output.contains(" learner 1  ○ ○       0\n"))
        #expect(room.output.contains(" Nobody is held up.\n"))
    }

    @Test("A report is never written over a learner's file")
    func reportOverFile() async throws {
        let before = try course.read(greeting)
        let result = try await run(["report", greeting])
        #expect(result.status == 64)
        #expect(try course.read(greeting) == before)
    }

    @Test(
        "Words that do not go together are told",
        arguments: [
            ["report", "--html", "x.html"], ["report", "a", "b"],
        ])
    func reportUsage(words: [String]) async throws {
        let result = try await run(words)
        #expect(result.status == 64)
        #expect(result.errors.contains("swift run grade report --help"))
    }
}
