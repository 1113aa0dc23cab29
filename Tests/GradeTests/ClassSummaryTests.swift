import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookPages
@testable import WorkbookReporting
@testable import grade_class

struct ClassSummaryTests {
    @Test("Long lists are cut and say where the rest is, and what matches nobody is never cut")
    func lists() throws {
        let results = ClassResults(course: SampleReport.course, exercises: [], submissions: [])
        var policy = GradingPolicy()
        for number in 1...10 { policy.extensions["typo\(number)@example.org"] = .now }
        var report = SimilarityReport([], submissions: 2, policy: SimilarityPolicy())
        report.ranking = [.init(first: "ada", second: "ben", evidence: 9, exercises: [])]
        let folder = ClassFolder(URL(filePath: "/results"))
        let book = try Gradebook(results, policy: policy)
        let list = ClassList(results, book)
        let remarks = ClassRemarks(
            list, warnings: book.warnings,
            skipped: (1...12).map {
                SkippedItem(name: "list\($0).csv", reason: .notASubmission(fileExtension: "csv"))
            }, similarity: report, in: folder)
        let lines = ClassSummary(
            list: list, remarks: remarks, similar: 1, folder: folder
        ).lines(width: 90, from: URL(filePath: "/results")).map(\.text)
        expectEqual(lines.count { $0.contains("typo") }, 10)
        expectEqual(lines.count { $0.contains("list") && $0.contains(".csv file") }, 8)
        expectEqual(
            lines.filter { $0.contains(" more") },
            ["    and 1 more: see class.html", "    and 4 more: see class.html"])
        #expect(lines.contains { $0.hasPrefix(" similarity  ") })
        let page = ClassPage(list, remarks: remarks).html(at: .now, timeZone: .gmt)
        expectEqual(remarks.count, 23)
        // Similar submissions have a section of their own.
        for sentence in remarks.lists.flatMap(\.all) where !sentence.contains("similar code") {
            #expect(page.contains("<li>\(HTML.escaped(sentence))</li>"), "\(sentence)")
        }
    }

    @Test("What needs review counts as passed unless the policy holds it, and verbs fit their numbers")
    func words() throws {
        let exercises = SampleReport.course.exercises
        func verdict(_ exercise: Exercise, _ outcome: Verdict.Outcome) -> ExerciseResult {
            ExerciseResult(exercise, .graded(Verdict(exercise, outcome: outcome)))
        }
        let outcomes: [Verdict.Outcome] = [.passed, .flagged, .didNotCompile, .didNotCompile]
        let submission = SubmissionResult(
            Submission(id: "ada", name: "ada"), zip(exercises, outcomes).map(verdict))
        let results = ClassResults(
            course: SampleReport.course, exercises: Array(exercises.prefix(4)), submissions: [submission])
        for (flagged, line) in [
            (GradingPolicy.Flagged.passed, " 2 passed (1 of them needs review), 2 do not compile"),
            (.held, " 1 passed, 1 needs review, 2 do not compile"),
        ] {
            var policy = GradingPolicy()
            policy.flagged = flagged
            let list = ClassList(results, try Gradebook(results, policy: policy))
            let lines = ClassSummary(
                list: list, remarks: ClassRemarks(list, warnings: []), similar: 0,
                folder: ClassFolder(URL(filePath: "/results"))
            ).lines(width: 90, from: URL(filePath: "/results")).map(\.text)
            expectEqual(lines[1], line)
            let page = ClassPage(list).html(at: .now, timeZone: .gmt)
            #expect(
                page.contains(
                    flagged == .passed
                        ? "<p>1 of the exercises that passed needs review.</p>"
                        : "<p>Exercises that need review don’t count as passed until you decide.</p>"))
        }
    }

    @Test("The counts are those of the gradebook, which has a row for each learner")
    func counts() throws {
        func verdict(_ exercise: Exercise, _ state: CheckResult.State) -> ExerciseResult {
            ExerciseResult(
                exercise, .graded(Verdict(exercise, checks: [CheckResult(Check(id: "a", name: "A"), state)])))
        }
        let exercise = SampleReport.course.exercises[0]
        func lines(_ ids: [String]) throws -> [String] {
            let results = ClassResults(
                course: SampleReport.course, exercises: [exercise],
                submissions: ids.map {
                    SubmissionResult(
                        Submission(id: $0, name: $0.components(separatedBy: "-")[0]),
                        [verdict(exercise, $0 == "ben" ? .failed : .passed)])
                })
            let roster = try Roster(Data("name,group\nada,\nben,\ngil,Blue\ngwen,Blue\nzoe,\n".utf8))
            let book = try Gradebook(results, roster: roster)
            let list = ClassList(results, book)
            return ClassSummary(
                list: list, remarks: ClassRemarks(list, warnings: []), similar: 0,
                folder: ClassFolder(URL(filePath: "/results"))
            ).lines(width: 90, from: URL(filePath: "/results")).prefix(2).map(\.text)
        }
        try expectEqual(
            lines(["ada", "ben"]),
            [" 2 submissions, 2 exercises graded", " 1 passed, 1 not passed"])
        // One learner has two, and two learners have one.
        try expectEqual(
            lines(["ada-1", "ada-2", "ben", "Blue"]),
            [
                " 4 submissions by 4 learners, 3 exercises graded",
                " 2 passed, 1 not passed, 1 handed in several times",
            ])
    }
}
