import Foundation
import TestSupport
import Testing

@testable import WorkbookReporting

extension EndToEnd.GoldenTests {
    /// Writes the progress of a learner who tried the first exercise.
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

    /// Writes the reports of four learners, one of whom submitted twice, and a file that isn't a report.
    private func fillRoom() throws {
        try handIn("1.json", learner: "1", attempts: 8)
        try handIn("2.json", learner: "2", name: "Ada", outcome: "passed", attempts: 1)
        try handIn("3.json", learner: "3")
        try handIn("4-old.json", learner: "4", outcome: "passed")
        try handIn("4.json", learner: "4", outcome: "didNotCompile", second: 9)
        try course.write(".workbook/reports/notes.json", "[]")
    }

    @Test("The class overview shows where each learner is and where learners get stuck")
    func room() async throws {
        try fillRoom()
        try await expectScreen(
            ["class", "room", ".workbook/reports"], status: 0,
            #"""
            Class: 4 learners
            1 exercise passed, 3 in progress

             lesson     1    passed  attempts  hints      report  now at
             Ada        ✔ ○       1         1      0  9 Mar 2026  1.2
             learner 1  ✘ ○       0         8      0  9 Mar 2026  1.1
             learner 2  ✘ ○       0         3      0  9 Mar 2026  1.1
             learner 3  ✘ ○       0         3      0  9 Mar 2026  1.1
             here now   4

             ✔ passed   ✘ not passed   ○ not started

             Where learners are stuck
             1.1  Greet someone                    3 of 4 haven't passed · median 3 attempts
                  2 of 3: ✘ Bo is greeted by his name

             Files that were skipped
             • 4-old.json is an older report by the same learner as 4.json
             • notes.json is not a report
            """#)
    }

    @Test("The class overview fits on 40 columns")
    func narrowRoom() async throws {
        try fillRoom()
        try await expectScreen(
            ["class", "room", ".workbook/reports"], environment: ["COLUMNS": "40"], status: 0,
            #"""
            Class: 4 learners
            1 exercise passed, 3 in progress

             lesson     1    passed  now at
             Ada        ✔ ○       1  1.2
             learner 1  ✘ ○       0  1.1
             learner 2  ✘ ○       0  1.1
             learner 3  ✘ ○       0  1.1
             here now   4

                        attempts  hints      report
             Ada               1      0  9 Mar 2026
             learner 1         8      0  9 Mar 2026
             learner 2         3      0  9 Mar 2026
             learner 3         3      0  9 Mar 2026

             ✔ passed   ✘ not passed   ○ not started

             Where learners are stuck
             1.1  Greet someone
                3 of 4 haven't passed · median 3
                attempts
                2 of 3: ✘ Bo is greeted by his name

             Files that were skipped
             • 4-old.json is an older report by the
               same learner as 4.json
             • notes.json is not a report
            """#)
    }

    @Test("The class overview can be limited to one lesson or one exercise")
    func roomOfOneExercise() async throws {
        try fillRoom()
        try await expectScreen(
            ["class", "room", ".workbook/reports", "1.2"], status: 0,
            #"""
            1.2 Test the counter: 4 learners
            0 of 4 exercises passed

                        passed  attempts  hints      report  now at
             Ada             0         0      0  9 Mar 2026  1.2
             learner 1       0         0      0  9 Mar 2026  1.1
             learner 2       0         0      0  9 Mar 2026  1.1
             learner 3       0         0      0  9 Mar 2026  1.1

             Nobody has started lesson 1.

             Nobody is stuck.

             Files that were skipped
             • 4-old.json is an older report by the same learner as 4.json
             • notes.json is not a report
            """#)
        try await expectScreen(
            ["class", "room", ".workbook/reports", "4"], stream: .errors, status: 64,
            #"""
            grade: there is no lesson 4. The course has only lesson 1.
            To list all of them:  swift run grade --list
            """#)
    }

    @Test("The class overview as JSON follows its schema, and as HTML it is a single file")
    func roomForOthers() async throws {
        try fillRoom()
        let result = try await run(["class", "room", ".workbook/reports", "--json"])
        #expect(result.errors == "")
        #expect(try schema("Classroom/Reports/class").violations(in: Data(result.output.utf8)) == [])
        let page = try await run(["class", "room", ".workbook/reports", "--html", ".workbook/room.html"])
        #expect(page.status == 0)
        #expect(page.output.hasPrefix(" ✔ Wrote .workbook/room.html\n"))
        #expect(try course.read(".workbook/room.html").contains("<h2>Where learners are stuck</h2>"))
    }

    @Test("A folder without reports produces an error that names the command for writing one")
    func emptyRoom() async throws {
        try course.write(".workbook/reports/notes.json", "[]")
        try await expectScreen(
            ["class", "room", ".workbook/reports"], stream: .errors, status: 64,
            #"""
            grade: there is no report in .workbook/reports.
            notes.json is not a report
            To write one, each learner runs  swift run grade report DIR
            """#)
        try await expectScreen(
            ["class", "room", "nowhere"], stream: .errors, status: 64,
            #"""
            grade: the folder nowhere doesn't exist or can't be read.
            Name the folder that contains the reports.
            """#)
    }

    @Test("A report follows its schema, and contains no personal data beyond what the learner gave")
    func report() async throws {
        try greet("return \"Hello, Ada\"")
        _ = try await run(["lesson", "1.1"])
        try await expectScreen(
            ["report"], status: 0,
            #"""
             Nothing was written. To write a report:  swift run grade report FILE

             It contains:         for the exercise that you graded: its state, the checks
                                  that pass, attempts, working time, hints, and whether you
                                  saw the solution before it passed; and a random number, so
                                  that your next report replaces this one.
             It doesn't contain:  your code, paths, or names of people or computers.
            """#)
        #expect(!course.has(".workbook/learner"))
        let result = try await run(["report", "-", "--name", " Ada  L. "])
        #expect(result.errors == "")
        #expect(try schema("Formats/report").violations(in: Data(result.output.utf8)) == [])
        #expect(result.output.contains("\"name\" : \"Ada L.\""))
        #expect(!result.output.contains("Hello"))
        #expect(!result.output.contains("/Lessons"))
        #expect(!result.output.contains(course.root.lastPathComponent))
    }

    @Test("In a folder, a report gets a generated name, and the learner's next report replaces it")
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
        #expect(room.output.contains(" learner 1       0         0      0 "))
        #expect(room.output.contains(" Nobody is stuck.\n"))
    }

    @Test("A report never overwrites the learner's files")
    func reportOverFile() async throws {
        let before = try course.read(greeting)
        let result = try await run(["report", greeting])
        #expect(result.status == 64)
        #expect(try course.read(greeting) == before)
    }

    @Test(
        "Incompatible arguments are reported",
        arguments: [
            ["report", "--html", "x.html"], ["report", "a", "b"],
        ])
    func reportUsage(words: [String]) async throws {
        let result = try await run(words)
        #expect(result.status == 64)
        #expect(result.errors.contains("swift run grade report --help"))
    }
}
