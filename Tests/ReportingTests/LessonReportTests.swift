import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct LessonReportTests {
    private func report(_ statuses: [LessonReport.Status]) -> LessonReport {
        LessonReport(lesson: .sample([.sample()]), rows: statuses.map { LessonReport.Row(.sample(), $0) })
    }

    @Test("A lesson is passed when each of its exercises is")
    func isPassed() {
        #expect(report([.graded(.sample([.passed])), .graded(.sample([.passed]))]).isPassed)
        #expect(!report([.graded(.sample([.passed])), .graded(.sample([.failed]))]).isPassed)
        #expect(!report([.graded(.sample([.passed])), .notStarted]).isPassed)
        #expect(!report([.graded(.sample([]))]).isPassed)
    }

    @Test("A report on nothing is not passed")
    func nothing() {
        #expect(!report([]).isPassed)
    }

    @Test("Only exercises that passed are counted")
    func passedCount() {
        let statuses: [LessonReport.Status] = [
            .graded(.sample([.passed])), .graded(.sample([.failed])), .notStarted, .graded(.sample([])),
            .graded(
                Verdict.sample([.passed]).flagged([
                    Flag("`exit` ends the process before the checks are done")
                ])),
        ]
        #expect(report(statuses).passedCount == 1)
        #expect(!report(statuses.suffix(1)).isPassed)
    }

    @Test("An exercise that passed before counts, and the report says that it fails now or was reset")
    func passedBefore() {
        let passed = SampleProgress.entry(.passed, "4 of 4 checks")
        var report = report([
            .graded(.sample([.passed])), .graded(.sample([.failed])), .notStarted,
            .graded(.sample([.notAttempted])), .notStarted,
        ])
        #expect(report.passedCount == 1)
        for index in 0...3 { report.rows[index].record = passed }
        #expect(report.passedCount == 4)
        #expect(report.lostCount == 1)
        #expect(report.lost == [.sample()])
        #expect(!report.isPassed)
        let text = report.text(
            course: Course(root: Course.sampleRoot, lessons: [report.lesson]), detail: .problems, width: 80
        ).plain
        #expect(text.contains("  4 of 5 exercise · 1 failing now\n"))
        #expect(text.contains(/✔ 1.1  .* passed before; files reset\n/))
        #expect(text.contains(/○ 1.1  .* not started\n/))
    }

    @Test("A failure of this tool is noticed wherever it is")
    func hasGraderError() {
        #expect(report([.graded(.sample([.passed])), .graded(.sample([.notAttempted]))]).hasGraderError)
        #expect(!report([.graded(.sample([.failed])), .notStarted]).hasGraderError)
    }

    @Test("A row has a verdict if it was graded")
    func verdict() {
        #expect(LessonReport.Row(.sample(), .graded(.sample([.passed]))).verdict?.outcome == .passed)
        #expect(LessonReport.Row(.sample(), .notStarted).verdict == nil)
    }
}
