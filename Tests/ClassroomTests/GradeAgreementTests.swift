import Foundation
import TestSupport
import Testing

@testable import WorkbookPages
@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

/// Compares what every file says about the grades of a class.
@Suite(.temporaryFolder) struct GradeAgreementTests {
    /// Forty submissions with every outcome; some are late, and some can't be read.
    private static let results: ClassResults = {
        var results = SampleClassResults.generated(40)
        let lost: [(Int, [SubmissionProblem])] = [
            (3, [.unreadableArchive("it is cut off")]), (8, [.empty]), (11, [.encrypted]),
            (17, [.noExercise(found: ["screen.png", "answer.pdf"])]),
            (22, [.renamed(path: path(of: 4), found: ["Lamp (1).swift"])]),
            (31, [.refusedEntry(path: "x", .link, asked: path(of: 4))]),
        ]
        for (index, problems) in lost {
            var submission = results.submissions[index].submission
            submission.problems = problems
            let exercises = results.exercises.map { exercise in
                let isLost = !submission.isUsable || exercise.id == results.exercises[4].id
                return isLost
                    ? ExerciseResult(exercise, .missing)
                    : ExerciseResult(exercise, .graded(SampleClassResults.passed(exercise)))
            }
            results.submissions[index] = SubmissionResult(submission, exercises)
        }
        return results
    }()

    private static func path(of index: Int) -> String {
        let exercise = SampleClassResults.largeCourse.exercises[index]
        return "\(SampleClassResults.largeCourse.relativePath(of: exercise.folders.lesson))/Lamp.swift"
    }

    /// A grade as the gradebook has it: the total, or nothing.
    private func gradebook(flagged: String) throws -> Gradebook {
        let due = SampleClassResults.day.addingTimeInterval(-86_400).formatted(.iso8601)
        let policy = try SampleGrades.policy(
            """
            { "lessons": { "3": 40 }, "deadline": "\(due)", "late": { "percentPerDay": 20 },
              "flagged": "\(flagged)", "dropLowest": 1 }
            """)
        return try Gradebook(Self.results, policy: policy)
    }

    private struct Gradescope: Decodable {
        struct Test: Decodable {
            var score: Double?
            // In the words of the format.
            var max_score: Double?
        }
        var score: Double?
        var output: String
        var tests: [Test]
    }

    @Test(
        "The gradebook, the page, the feedback and every report agree about each of 40 submissions",
        arguments: GradingPolicy.Flagged.allCases)
    func agreement(_ flagged: GradingPolicy.Flagged) async throws {
        let folder = ClassFolder(TemporaryFolder.current("results"))
        let gradebook = try gradebook(flagged: flagged.rawValue)
        // A flag never costs points, so it is no failure either, unless the policy waits for a person.
        func counts(_ cell: GradebookRow.Cell) -> Bool {
            cell.standing == .passed || cell.standing == .flagged && flagged == .passed
        }
        for format in MachineFormat.allCases {
            try await ClassOutput(
                Self.results, gradebook: gradebook,
                similarity: SimilarityReport([], submissions: 40, policy: .standard), in: folder,
                setting: .init(
                    date: SampleClassResults.day, timeZone: SampleClassResults.zone, version: "1",
                    format: format
                ) { _, _ in "" }
            ).write()
        }
        func read(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
        let table = try CSVTable(Data(contentsOf: folder.gradebook)).records
        let total = table[0].fields.map(\.text).firstIndex(of: "total") ?? 0
        let page = try read(folder.page)
        var kinds: [String: Int] = [:]
        for (row, cells) in zip(gradebook.rows, table.dropFirst()) {
            let id = try #require(row.submissions.first)
            let result = try #require(
                Self.results.submissions.first {
                    $0.submission.id == id
                })
            let grade = row.total.map { GradeSummary.Score.text(NSDecimalNumber(decimal: $0).doubleValue) }
            kinds[grade == nil ? "none" : row.penalty > 0 ? "late" : "in time", default: 0] += 1
            expectEqual(cells[total], row.total?.plainText ?? "", "\(id)")

            let feedback = try read(folder.feedback.appending(path: "\(id).md"))
            let passed = row.cells.count(where: counts)
            expectEqual(
                cells[table[0].fields.map(\.text).firstIndex(of: "passed") ?? 0], "\(passed)", "\(id)")
            #expect(feedback.contains("- exercises passed: **\(passed) of \(row.cells.count)**"), "\(id)")
            let points = grade.map { "\($0) of \(row.possible)" } ?? "no grade yet"
            #expect(feedback.contains("- points: **\(points)**"), "\(id)")
            let name = HTML.escaped(result.submission.name)
            let line = try #require(
                page.split(separator: "\n").first { $0.contains(">\(name)</a></th><td>") })
            #expect(line.contains("</th><td>\(grade ?? "no grade")</td><td>\(passed)</td>"), "\(id): \(line)")

            func report(_ format: MachineFormat) throws -> String {
                try read(
                    folder.reports.appending(path: "\(format.rawValue)/\(id)-\(format.fileName)"))
            }
            let scores = try JSONDecoder().decode(Gradescope.self, from: Data(report(.gradescope).utf8))
            expectEqual(scores.score.map(GradeSummary.Score.text), grade, "\(id)")
            let words =
                grade.map { "The gradebook has \($0) of \(row.possible) points." } ?? "There is no grade yet"
            #expect(scores.output.contains(words), "\(id)")
            #expect(scores.output.hasPrefix("\(passed) of \(row.cells.count) exercises passed."), "\(id)")
            // What the policy drops would make the parts more than the whole.
            let parts = scores.tests.compactMap(\.max_score).reduce(0, +)
            let possible = NSDecimalNumber(decimal: row.possible).doubleValue
            if grade != nil { #expect(abs(parts - possible) < 0.001, "\(id): \(parts)") }
            for text in try [feedback, scores.output, report(.github)] {
                expectEqual(text.contains("the lowest results are dropped"), grade != nil, "\(id)")
            }
            // Otherwise Gradescope would add up what there is.
            if grade == nil { expectEqual(scores.tests.compactMap(\.score), [], "\(id)") }
            if case .late = row.lateness, grade != nil {
                #expect(scores.output.contains("handed in late"), "\(id)")
            }
            try #expect(report(.github).contains(words), "\(id)")
            for case .unusable(let problem) in result.exercises.map(\.status) {
                for text in [scores.output, feedback] { #expect(text.contains(problem.words), "\(id)") }
            }

            // These formats have no points, but they know whether an exercise passed.
            let suites = try report(.junit).components(separatedBy: "<testsuite ").dropFirst()
            expectEqual(suites.count, row.cells.count, "\(id)")
            for (suite, cell) in zip(suites, row.cells) {
                let isGreen = suite.contains("failures=\"0\"") && suite.contains("errors=\"0\"")
                expectEqual(isGreen, counts(cell), "\(id)")
                expectEqual(suite.contains("name=\"Review\""), cell.flags > 0, "\(id)")
                expectEqual(suite.contains("timestamp"), false, "\(id)")
            }
            let isAllPassed = row.cells.allSatisfy(counts)
            expectEqual(
                try report(.exercism).contains("\"status\" : \"pass\",\n  \"tests\""), isAllPassed, "\(id)")
        }
        #expect(page.contains("The points leave out the lowest results of each learner (1 exercise)"))
        expectEqual(table.count, 41)
        #expect(kinds.count == 3 && kinds.values.allSatisfy { $0 > 3 }, "\(kinds)")
    }

    @Test(
        "Every member of a group is on the page with the grade of the gradebook, and the feedback names them all",
        arguments: [false, true])
    func groups(isDecided: Bool) async throws {
        let decision = """
            "decisions": [{ "learner": "gwen@x", "exercise": "1.1", "points": 0.25, "reason": "She was ill." }]
            """
        let submissions = [
            SampleGrades.submission("Team Blue", [.passed, .passed, .passed]),
            SampleGrades.submission("Solo", [.passed, .passed, .passed]),
        ]
        let book = try SampleGrades.gradebook(
            submissions, policy: SampleGrades.policy("{ \(isDecided ? decision : "") }"),
            roster: "name,email,group\nGil,gil@x,Team Blue\nGwen,gwen@x,Team Blue\nSolo,solo@x,\n")
        let folder = ClassFolder(TemporaryFolder.current("results"))
        try await ClassOutput(
            SampleGrades.results(submissions), gradebook: book,
            similarity: SimilarityReport(
                [],
                equal: [
                    EqualFiles(exercise: SampleGrades.exercises[0].id, submissions: ["Solo", "Team Blue"])
                ],
                submissions: 2, policy: .standard), in: folder,
            setting: .init(
                date: SampleClassResults.day, timeZone: SampleClassResults.zone, version: "1",
                format: .gradescope
            ) { _, _ in "" }
        ).write()
        func read(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
        let page = try read(folder.page)
        let rows = page.split(separator: "\n").filter { $0.contains("class=\"who\"><a href") }
        expectEqual(rows.count, 9)
        for (name, points) in [("Gil", "3"), ("Gwen", isDecided ? "2.25" : "3"), ("Solo", "3")] {
            let byHand = isDecided && name == "Gwen" ? " <span class=\"faint\">by hand</span>" : ""
            expectEqual(
                rows.count { $0.contains(">\(name)</a></th><td>\(points)\(byHand)</td>") }, 3, "\(name)")
        }
        #expect(page.contains("<dt>submissions</dt><dd>2</dd>"))
        #expect(page.contains(">Gil</a>, <a href=\"feedback/Team%20Blue.html\">Gwen</a></li>"))
        let list = try read(folder.similarity.appending(path: "index.html"))
        #expect(list.contains("1.1: Solo · Gil and Gwen</li>"))
        let feedback = try read(folder.feedback.appending(path: "Team Blue.md"))
        #expect(feedback.hasPrefix("# Feedback for Gil and Gwen\n"))
        #expect(feedback.contains(isDecided ? "- points: **not shown here**" : "- points: **3 of 3**"))
        expectEqual(feedback.contains("The members of your group don't all have the same grade."), isDecided)
        // A reason concerns one of them.
        #expect(!feedback.contains("She was ill"))
        let report = try read(folder.reports.appending(path: "gradescope/Team Blue-results.json"))
        expectEqual(report.contains("\"score\" : 3,"), !isDecided)
        #expect(!report.contains("There is no grade yet"))
    }

    @Test("After a table of times, no page shows the time of a file")
    func times() async throws {
        let day = SampleClassResults.day
        let submissions = ["ada", "ben"].map {
            SampleGrades.submission($0, at: day, [.passed, .passed, .passed])
        }
        let policy = try SampleGrades.policy(#"{ "deadline": "2026-12-01 10:00" }"#)
        func pages(_ times: String?) async throws -> [String] {
            let book = try SampleGrades.gradebook(submissions, policy: policy, times: times)
            let folder = ClassFolder(TemporaryFolder.current("results"))
            try await ClassOutput(
                SampleGrades.results(submissions), gradebook: book,
                similarity: SimilarityReport([], submissions: 2, policy: .standard), in: folder,
                setting: .init(date: day + 86_400 * 900, timeZone: .gmt, version: "1") { _, _ in "" }
            ).write()
            return try ["feedback/ada.md", "feedback/ben.md", "class.html"].map {
                try String(contentsOf: folder.root.appending(path: $0), encoding: .utf8)
            }
        }
        let own = Format.day(day, in: .gmt)
        let listed = Date(timeIntervalSince1970: 1_740_906_000)
        let time = "\(Format.day(listed, in: .gmt)), \(Format.time(listed, in: .gmt))"
        let before = try await pages(nil)
        #expect(before.allSatisfy { $0.contains(own) && !$0.contains("unknown") })
        let after = try await pages("learner,time\nada,2025-03-02 09:00\n")
        #expect(after.allSatisfy { !$0.contains(own) })
        #expect(after[0].contains("handed in on \(time)"), "\(after[0])")
        #expect(after[1].contains("time of handing in unknown"), "\(after[1])")
        #expect(!after[1].contains("handed in on"))
        #expect(after[2].contains("<td>\(time)</td>") && after[2].contains("<td>unknown</td>"))
    }

    @Test("What can't be read has no grade, and what isn't there has none of the points")
    func unusable() throws {
        let passed = SampleGrades.Ending.passed
        let lamp = "Lessons/1-lamp/1-switch/Lamp.swift"
        for (problems, first, expected): ([SubmissionProblem], SampleGrades.Ending, String?) in [
            ([], .status(.missing), "0"), ([], .status(.notStarted), "0"),
            ([.renamed(path: lamp, found: ["Lamp 2.swift"])], .status(.missing), nil),
            ([.renamed(path: lamp, found: ["Lamp 2.swift"])], .status(.notStarted), nil),
            ([.renamed(path: lamp, found: ["Lamp 2.swift"])], .failed(passing: 1, of: 2), nil),
            ([.renamed(path: lamp, found: ["Lamp 2.swift"])], passed, "1"),
            ([.renamed(path: "Lessons/1-lamp/2-x/Lamp.swift", found: [])], .status(.missing), "0"),
            ([.notSource(path: lamp, kind: .richText)], .failed(passing: 0, of: 2), nil),
            ([.refusedEntry(path: "x.swift", .tooLarge, asked: lamp)], .status(.missing), nil),
            ([.refusedEntry(path: lamp, .sameName, asked: lamp)], .failed(passing: 1, of: 2), nil),
            ([.refusedEntry(path: lamp, .sameName, asked: lamp)], passed, nil),
            ([.notText(path: lamp)], .failed(passing: 0, of: 2), nil), ([.notText(path: lamp)], passed, "1"),
            ([.emptyFile(path: lamp)], .failed(passing: 0, of: 2), nil),
            ([.emptyFile(path: lamp)], passed, "1"),
            ([.ambiguous(path: lamp, others: ["b"], first: "a")], .failed(passing: 1, of: 2), nil),
            ([.ambiguous(path: lamp, others: ["b"], first: "a")], passed, nil),
            ([.versionElsewhere(path: lamp, others: ["old/Lamp.swift"])], .failed(passing: 1, of: 2), nil),
            ([.versionElsewhere(path: lamp, others: ["old/Lamp.swift"])], .status(.notStarted), nil),
            ([.versionElsewhere(path: lamp, others: ["old/Lamp.swift"])], passed, "1"),
            ([.refusedEntry(path: "x.swift", .sameName)], passed, "1"),
            ([.refusedEntry(path: "x.swift", .link)], .status(.missing), "0"),
            ([.refusedEntry(path: "rest.zip", .damaged)], .status(.missing), nil),
            ([.refusedEntry(path: "rest.7z", .unsupported)], .status(.missing), nil),
            ([.refusedEntry(path: "rest.zip", .damaged)], .status(.notStarted), "0"),
        ] {
            let book = try SampleGrades.gradebook([
                SampleGrades.submission("ada", problems: problems, [first, passed, passed])
            ])
            expectEqual(book.rows[0].cells[0].points?.plainText, expected, "\(problems) \(first)")
            expectEqual(book.rows[0].notes.contains { $0.hasPrefix("1.1 has no grade: ") }, expected == nil)
            expectEqual(book.rows[0].cells[1].points, 1)
        }
    }

    @Test("What passed is not said to be unreadable")
    func readableAfterAll() throws {
        let problem = SubmissionProblem.notText(path: "Lessons/1-lamp/1-switch/Lamp.swift")
        for (ending, problems): (SampleGrades.Ending, _) in [
            (.passed, []), (.flagged("x"), []), (.failed(passing: 1, of: 2), [problem]),
        ] {
            let result = SampleGrades.submission("ada", problems: [problem], [ending, .passed])
            expectEqual(result.submission.problems, problems)
        }
    }
}
