import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct LessonReportTests {
    private func report(_ verdicts: [Verdict?]) -> LessonReport {
        LessonReport(lesson: .sample([.sample()]), rows: verdicts.map { LessonReport.Row(.sample(), $0) })
    }

    private static let passed = Verdict.sample([.passed])
    private static let failed = Verdict.sample([.failed])
    private static let broken = Verdict.sample([.notAttempted])
    private static let flagged = passed.flagged([Flag("`exit` ends the process before the checks are done")])

    @Test(
        "A lesson has passed if each of its exercises has",
        arguments: [
            ([passed, passed], true, 2), ([passed, failed], false, 1), ([passed, nil], false, 1),
            ([.sample([])], false, 0), ([], false, 0), ([flagged], false, 0),
            ([passed, failed, nil, .sample([]), flagged], false, 1),
        ] as [([Verdict?], Bool, Int)])
    func isPassed(verdicts: [Verdict?], isPassed: Bool, count: Int) {
        let report = report(verdicts)
        expectEqual(report.isPassed, isPassed)
        expectEqual(report.passedCount, count)
    }

    @Test("An exercise that passed before counts, and the report says whether it fails now or was reset")
    func passedBefore() {
        let passed = SampleProgress.entry(.passed, "4 of 4 checks")
        var report = report([Self.passed, Self.failed, nil, Self.broken, nil])
        for index in 0...3 { report.rows[index].record = passed }
        expectEqual(report.passedCount, 4)
        expectEqual(report.lostCount, 1)
        expectEqual(report.lost, [.sample()])
        #expect(!report.isPassed)
        let text = report.text(
            course: Course(root: Course.sampleRoot, lessons: [report.lesson]), detail: .problems, width: 80
        ).plain
        #expect(text.contains("  4 of 5 exercise · 1 failing now\n"))
        #expect(text.contains(/✔ 1.1  .* passed before; files reset\n/))
        #expect(text.contains(/○ 1.1  .* not started\n/))
    }

    @Test("A grader error is detected in any row of the report")
    func hasGraderError() {
        #expect(report([Self.passed, Self.broken]).hasGraderError)
        #expect(!report([Self.failed, nil]).hasGraderError)
    }
}
