import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct ProgressReportTests {
    private let report = SampleProgress.report

    @Test("The last verdict decides an exercise's status, and a lost pass is mentioned")
    func standings() {
        expectEqual(report.exercises.map(\.standing), [.passed, .lost, .open, .untried, .untried])
        expectEqual(report.exercises.map(\.summary).suffix(2), ["changed, not graded yet", "not started"])
    }

    @Test("An exercise that passed before counts as passed and as failing now")
    func lostTotals() {
        let totals = report.totals
        expectEqual(totals.passed, 2)
        expectEqual(totals.lost, 1)
        expectEqual(totals.begun, 1)
        #expect(
            totals.words.replacing("\u{A0}", with: " ").hasPrefix(
                "2 of 5 passed, 1 failing now, 1 in progress"))
    }

    @Test("A check passes, was lost, or wasn't graded")
    func checks() {
        expectEqual(report.exercises[0].checks.map(\.state), [.passed, .passed])
        expectEqual(report.exercises[1].checks.map(\.state), [.passed, .lost])
        expectEqual(report.exercises[3].checks.map(\.state), [.notGraded, .notGraded])
        expectEqual(report.lost.map(\.exercise.slug), ["switch"])
    }

    @Test("If code doesn't compile, checks aren't attempted, but earlier passes are still shown")
    func broken() {
        var progress = LearnerProgress()
        progress.exercises["read"] = SampleProgress.entry(
            .didNotCompile, "does not compile", lost: ["compile/readable"])
        let row = SampleProgress.report(progress).exercises[0]
        expectEqual(row.checks.map(\.state), [.lost, .notAttempted])
    }

    @Test("Planted bugs aren't named until they have been tried")
    func hidden() {
        let tried = report.exercises[2]
        expectEqual(tried.checks.map(\.check.id), ["tests/present", "catches/stuck"])
        expectEqual(tried.hiddenChecks, 1)
        let untried = report.exercises[4]
        #expect(untried.checks.isEmpty)
        expectEqual(untried.hiddenChecks, 3)
    }

    @Test("The text says whether an exercise passed before and whether it was reset")
    func words() {
        func words(_ isUntouched: Bool) -> [String] {
            ProgressReport(
                course: SampleProgress.course, progress: SampleProgress.progress,
                checks: SampleProgress.checks, isUntouched: { _ in isUntouched }
            ).exercises.map(\.words)
        }
        expectEqual(
            words(false),
            [
                "2 of 2 checks", "passed before; last: 1 of 2 checks", "catches 1 of 2 bugs",
                "changed, not graded yet", "changed, not graded yet",
            ])
        expectEqual(
            words(true),
            [
                "passed before; files reset", "passed before; files reset", "files as in the starter",
                "not started", "not started",
            ])
    }

    @Test("A sentence says that exercises that passed before still count")
    func stillCounts() {
        let exercises = Array(SampleProgress.course.exercises.prefix(2))
        expectEqual(ExerciseStatus.stillCounts([]), nil)
        expectEqual(
            ExerciseStatus.stillCounts(exercises),
            " 1.1 and 1.2 passed before, so they still count, although they don't pass now.")
        expectEqual(
            ExerciseStatus.stillCounts([exercises[0]], passedAt: "13:05:22"),
            " 1.1 passed at 13:05:22, so it still counts, although it doesn't pass now.")
    }

    @Test("A flagged exercise counts neither as passed nor as lost")
    func flagged() {
        var progress = LearnerProgress()
        progress.exercises["read"] = SampleProgress.entry(.flagged, "2 of 2 checks", hasPassed: true)
        let report = SampleProgress.report(progress)
        expectEqual(report.exercises[0].standing, .flagged)
        #expect(report.lost.isEmpty)
        expectEqual(report.totals.passed, 0)
        expectEqual(report.totals.begun, 1)
    }

    @Test("Totals add up for each lesson and for the course")
    func totals() {
        expectEqual(report.totals.attempts, 16)
        expectEqual(report.totals.seconds, 4_800)
        expectEqual(report.totals.hints, 2)
        expectEqual(report.totals.solutions, 1)
        expectEqual(report.lessons.map(\.totals.exercises), [3, 2])
        expectEqual(report.latest?.exercise.slug, "switch")
    }

    @Test("Extreme numbers in a damaged file don't break the report")
    func damaged() {
        var progress = LearnerProgress()
        for slug in ["read", "switch"] {
            progress.exercises[slug] = SampleProgress.entry(
                .failed, "", attempts: .max, seconds: .greatestFiniteMagnitude)
            progress.help[slug] = LearnerProgress.Help()
            progress.help[slug]?.hints = .max
        }
        let totals = SampleProgress.report(progress).totals
        expectEqual(totals.attempts, 2_000_000)
        expectEqual(totals.hints, 6)
    }

    @Test("An unreadable list of checks is reported, and everything else is shown")
    func unreadable() {
        let report = ProgressReport(
            course: SampleProgress.course, progress: SampleProgress.progress,
            checks: { exercise in
                guard exercise.slug != "read" else { throw CocoaError(.fileReadCorruptFile) }
                return SampleProgress.checks(exercise)
            }, isUntouched: { _ in true })
        expectEqual(report.notes, ["The list of checks for 1.1 can't be read."])
        expectEqual(report.exercises[0].standing, .passed)
        expectEqual(report.exercises[1].checks.count, 2)
    }

    @Test("A report can be limited to one lesson or one exercise")
    func selection() throws {
        let course = SampleProgress.course
        expectEqual(
            report.selecting(try course.select("2")).exercises.map(\.exercise.slug),
            [
                "wire", "test-the-wire",
            ])
        expectEqual(report.selecting(try course.select("1.2")).exercises.map(\.exercise.slug), ["switch"])
    }
}
