import Foundation
import Testing
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookReporting

struct ClassProgressTests {
    private let classProgress = SampleClass.classProgress()

    @Test("Learners who gave a name come first, and the others get numbers in a stable order")
    func names() {
        #expect(classProgress.learners.map(\.name) == ["Ada", "learner 1", "learner 2"])
        #expect(classProgress.learners.map(\.id.first) == ["c", "a", "b"])
        #expect(SampleClass.classProgress(SampleClass.reports.reversed()) == classProgress)
    }

    @Test("Each learner has a cell for each exercise, and a position")
    func cells() {
        #expect(
            classProgress.learners[2].cells.map(\.standing) == [.passed, .lost, .open, .untried, .untried])
        let places = classProgress.learners.map(\.position)
        #expect(places == [1, 3, 2].map { .exercise(Exercise.ID(lesson: 1, position: $0)) })
        #expect(classProgress.learners[2].attempts == 16)
        #expect(classProgress.learners[2].hints == 2)
        #expect(classProgress.inProgress == 3)
        #expect(classProgress.begunLessons.map(\.number) == [1])
        #expect(classProgress.passed == 2)
    }

    @Test("A learner is at the end of a passed lesson, or else at the next exercise that hasn't passed")
    func positions() {
        var progress = LearnerProgress()
        let passed = SampleProgress.entry(.passed, "")
        for slug in ["read", "switch", "test-the-lamp"] { progress.exercises[slug] = passed }
        func position() -> ClassProgress.Position? {
            SampleClass.classProgress([SampleClass.report("a", progress)]).learners[0].position
        }
        #expect(position() == .lessonDone(1))
        progress.exercises["switch"] = SampleProgress.entry(.failed, "")
        #expect(position() == .exercise(Exercise.ID(lesson: 1, position: 2)))
        progress.exercises["switch"]?.gradedAt = SampleProgress.day - 1
        #expect(position() == .exercise(Exercise.ID(lesson: 1, position: 2)))
    }

    @Test("The exercise where most learners are stuck comes first, with the reason they share")
    func stickingPoints() {
        #expect(classProgress.stickingPoints.map(\.exercise.slug) == ["test-the-lamp", "read"])
        let first = classProgress.stickingPoints[0]
        #expect((first.tried, first.stuck, first.medianAttempts) == (2, 2, 3.5))
        #expect(
            first.reason == .init(sentence: "Your tests did not catch: the switch does nothing", learners: 2))
        #expect(first.words == "2 of 2 haven't passed · median 3.5 attempts")
        let second = classProgress.stickingPoints[1]
        #expect((second.tried, second.stuck) == (2, 1))
        #expect(second.reason == .init(sentence: "does not compile", learners: 1))
    }

    @Test("A failure that only one of several learners has isn't a shared reason")
    func nothingInCommon() {
        let reports = ["compile/readable", "LampChecks/new()"].enumerated().map { index, check in
            SampleClass.report(
                index == 0 ? "a" : "b",
                SampleClass.progress("read", SampleProgress.entry(.failed, "", failed: [check])))
        }
        #expect(SampleClass.classProgress(reports).stickingPoints.map(\.reason) == [nil])
    }

    @Test("An exercise that passed before doesn't count as a sticking point")
    func lost() {
        #expect(!classProgress.stickingPoints.contains { $0.exercise.slug == "switch" })
    }

    @Test("The median is the number in the middle")
    func median() {
        #expect(ClassProgress.StickingPoint.median([]) == 0)
        #expect(ClassProgress.StickingPoint.median([4]) == 4)
        #expect(ClassProgress.StickingPoint.median([1, 9, 2]) == 2)
        #expect(ClassProgress.StickingPoint.median([1, 2, 3, 100]) == 2.5)
    }

    @Test("A report with a repeated or unknown exercise breaks nothing")
    func damaged() {
        var report = SampleClass.reports[0]
        report.exercises.append(report.exercises[0])
        report.exercises[1].name = "nowhere"
        report.current = "nowhere"
        let learner = SampleClass.classProgress([report]).learners[0]
        #expect(learner.position == nil)
        #expect(learner.cells.map(\.standing) == [.passed, .untried, .open, .untried, .untried])
    }
}
