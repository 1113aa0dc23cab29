import Foundation
import Testing
import TestSupport

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

struct ClassProgressTests {
    private let classProgress = SampleClass.classProgress()

    @Test("Learners who gave a name come first, and the others get numbers in a stable order")
    func names() {
        expectEqual(classProgress.learners.map(\.name), ["Ada", "learner 1", "learner 2"])
        expectEqual(classProgress.learners.map(\.id.first), ["c", "a", "b"])
        expectEqual(SampleClass.classProgress(SampleClass.reports.reversed()), classProgress)
    }

    @Test("Each learner has a cell for each exercise, and a position")
    func cells() {
        expectEqual(
            classProgress.learners[2].cells.map(\.standing), [.passed, .lost, .open, .untried, .untried])
        let places = classProgress.learners.map(\.position)
        expectEqual(places, [1, 3, 2].map { .exercise(Exercise.ID(lesson: 1, position: $0)) })
        expectEqual(classProgress.learners[2].attempts, 16)
        expectEqual(classProgress.learners[2].hints, 2)
        expectEqual(classProgress.inProgress, 3)
        expectEqual(classProgress.begunLessons.map(\.number), [1])
        expectEqual(classProgress.passed, 2)
    }

    @Test("A learner's position is the end of a passed lesson, or else the next exercise that hasn't passed")
    func positions() {
        var progress = LearnerProgress()
        let passed = SampleProgress.entry(.passed, "")
        for slug in ["read", "switch", "test-the-lamp"] { progress.exercises[slug] = passed }
        func position() -> ClassProgress.Position? {
            SampleClass.classProgress([SampleClass.report("a", progress)]).learners[0].position
        }
        expectEqual(position(), .lessonDone(1))
        progress.exercises["switch"] = SampleProgress.entry(.failed, "")
        expectEqual(position(), .exercise(Exercise.ID(lesson: 1, position: 2)))
        progress.exercises["switch"]?.gradedAt = SampleProgress.day - 1
        expectEqual(position(), .exercise(Exercise.ID(lesson: 1, position: 2)))
    }

    @Test("The exercise where most learners are stuck comes first, with the reason they share")
    func stickingPoints() {
        expectEqual(classProgress.stickingPoints.map(\.exercise.slug), ["test-the-lamp", "read"])
        let first = classProgress.stickingPoints[0]
        expectEqual(
            first.reason, .init(sentence: "Your tests did not catch: the switch does nothing", learners: 2))
        expectEqual(first.words, "2 of 2 haven't passed · median 3.5 attempts")
        let second = classProgress.stickingPoints[1]
        expectEqual([first, second].map { [$0.tried, $0.stuck] }, [[2, 2], [2, 1]])
        expectEqual(second.reason, .init(sentence: "does not compile", learners: 1))
    }

    @Test("A failure that only one of several learners has isn't a shared reason")
    func nothingInCommon() {
        let reports = ["compile/readable", "LampChecks/new()"].enumerated().map { index, check in
            SampleClass.report(
                index == 0 ? "a" : "b",
                SampleClass.progress("read", SampleProgress.entry(.failed, "", failed: [check])))
        }
        expectEqual(SampleClass.classProgress(reports).stickingPoints.map(\.reason), [nil])
    }

    @Test("An exercise that passed before doesn't count as a sticking point")
    func lost() {
        #expect(!classProgress.stickingPoints.contains { $0.exercise.slug == "switch" })
    }

    @Test("The median is the middle value")
    func median() {
        expectEqual(ClassProgress.StickingPoint.median([]), 0)
        expectEqual(ClassProgress.StickingPoint.median([4]), 4)
        expectEqual(ClassProgress.StickingPoint.median([1, 9, 2]), 2)
        expectEqual(ClassProgress.StickingPoint.median([1, 2, 3, 100]), 2.5)
    }

    @Test("Repeated and unknown exercises in a report are ignored")
    func damaged() {
        var report = SampleClass.reports[0]
        report.exercises.append(report.exercises[0])
        report.exercises[1].name = "nowhere"
        report.current = "nowhere"
        let learner = SampleClass.classProgress([report]).learners[0]
        expectEqual(learner.position, nil)
        expectEqual(learner.cells.map(\.standing), [.passed, .untried, .open, .untried, .untried])
    }
}
