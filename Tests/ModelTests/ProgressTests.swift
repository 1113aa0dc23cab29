import Foundation
import Testing
import TestSupport

@testable import WorkbookModel

struct ProgressTests {
    private let first = Date(timeIntervalSince1970: 1_000)
    private let second = Date(timeIntervalSince1970: 2_000)
    private let third = Date(timeIntervalSince1970: 3_000)

    @Test("A verdict is recorded under the exercise's name, with the checks that passed and failed")
    func record() {
        var progress = LearnerProgress()
        progress.record(.sample([.passed, .failed]), at: first)
        expectEqual(
            progress.exercises,
            [
                "switch": LearnerProgress.ExerciseRecord(
                    outcome: .failed,
                    summary: VerdictSummary(outcome: .failed, checks: .init(passed: 1, total: 2)),
                    passedChecks: ["c0"], failedChecks: ["c1"],
                    attempts: 1, failuresInRow: 1, gradedAt: first, passedAt: nil)
            ])
    }

    @Test("The number of attempts doesn't overflow, even if a damaged file holds the maximum")
    func mostAttempts() {
        var progress = LearnerProgress()
        progress.record(.sample([.failed]), at: first)
        progress.exercises["switch"]?.attempts = .max
        progress.record(.sample([.failed]), at: second)
        expectEqual(progress.exercises["switch"]?.attempts, .max)
    }

    @Test("Attempts are counted, and the time of the first pass is kept")
    func attempts() {
        var progress = LearnerProgress()
        progress.record(.sample([.failed]), at: first)
        progress.record(.sample([.passed]), at: second)
        expectEqual(progress.exercises["switch"]?.attempts, 2)
        expectEqual(progress.exercises["switch"]?.passedAt, second)

        progress.record(.sample([.passed]), at: third)
        expectEqual(progress.exercises["switch"]?.passedAt, second)
        expectEqual(progress.exercises["switch"]?.gradedAt, third)

        progress.record(.sample([.failed]), at: third)
        expectEqual(progress.exercises["switch"]?.outcome, .failed)
        expectEqual(progress.exercises["switch"]?.passedChecks, [])
        expectEqual(progress.exercises["switch"]?.attempts, 4)
        expectEqual(progress.exercises["switch"]?.passedAt, second)
    }

    @Test("Grading the same files again is not another attempt")
    func repetition() {
        var progress = LearnerProgress()
        progress.record(.sample([.failed]), of: "a", at: first)
        progress.record(.sample([.failed]), of: "a", at: first + 10)
        expectEqual(progress.exercises["switch"]?.attempts, 1)
        expectEqual(progress.exercises["switch"]?.failuresInRow, 1)
        expectEqual(progress.exercises["switch"]?.gradedAt, first + 10)

        progress.record(.sample([.passed]), of: "b", at: second)
        progress.record(.sample([.passed]), of: "b", at: third)
        expectEqual(progress.exercises["switch"]?.attempts, 2)
        expectEqual(progress.exercises["switch"]?.gradedAt, second)

        progress.record(.sample([.passed]), of: "c", at: third)
        expectEqual(progress.exercises["switch"]?.attempts, 3)
        expectEqual(progress.exercises["switch"]?.gradedAt, third)
    }

    @Test("The first place reported in the learner's code is kept")
    func place() {
        var progress = LearnerProgress()
        progress.record(SampleReport.broken, at: first)
        expectEqual(progress.exercises["wire"]?.place?.text, "Lessons/1-lamp/3-wire/Lamp.swift:12:5")
        progress.record(SampleReport.stopped, at: first)
        expectEqual(progress.exercises["burn"]?.place?.text, "Lessons/1-lamp/4-burn/Lamp.swift:8")
        progress.record(.sample([.failed]), at: second)
        #expect(progress.exercises["switch"]?.place == nil)
    }

    @Test("A check that passed before and fails now counts as lost until it passes again")
    func regressions() {
        var progress = LearnerProgress()
        progress.record(.sample([.passed, .failed]), at: first)
        expectEqual(progress.exercises["switch"]?.lostChecks, [])
        progress.record(.sample([.failed, .passed]), at: second)
        expectEqual(progress.exercises["switch"]?.lostChecks, ["c0"])
        progress.record(.sample([.failed, .failed]), at: second)
        expectEqual(progress.exercises["switch"]?.lostChecks, ["c0", "c1"])
        progress.record(.sample([.passed, .failed]), at: third)
        expectEqual(progress.exercises["switch"]?.lostChecks, ["c1"])
    }

    @Test("Failures in a row are counted until the exercise passes")
    func failuresInRow() {
        var progress = LearnerProgress()
        for _ in 1...3 { progress.record(.sample([.failed]), at: first) }
        expectEqual(progress.exercises["switch"]?.failuresInRow, 3)
        progress.record(.sample([.passed]), at: second)
        expectEqual(progress.exercises["switch"]?.failuresInRow, 0)
    }

    @Test("Active time runs from one grading to the next, without breaks or clocks set back")
    func activeSeconds() {
        var progress = LearnerProgress()
        progress.record(.sample([.failed]), at: second)
        progress.record(.sample([.failed]), at: second + 60)
        expectEqual(progress.exercises["switch"]?.activeSeconds, 60)
        progress.record(.sample([.failed]), at: second + 60 + 601)
        expectEqual(progress.exercises["switch"]?.activeSeconds, 60)
        progress.record(.sample([.failed]), at: first)
        expectEqual(progress.exercises["switch"]?.activeSeconds, 60)
    }

    @Test("Time since any exercise was graded counts, but never for two exercises")
    func activeSecondsOfSeveral() {
        func seconds(_ progress: LearnerProgress, _ slug: String) -> Double? {
            progress.exercises[slug]?.activeSeconds
        }
        let (one, two) = (Exercise.sample(), Exercise.sampleTests())
        func failed(_ exercise: Exercise) -> Verdict {
            Verdict(exercise, checks: [CheckResult(Check(id: "a", name: "A"), .failed)])
        }
        var progress = LearnerProgress()
        progress.record(failed(one), of: "1", at: second)
        progress.record(failed(two), of: "1", at: second + 100)
        expectEqual(seconds(progress, two.slug), 100)
        progress.record(failed(one), of: "2", at: second + 130)
        expectEqual(seconds(progress, one.slug), 30)
        // A whole lesson is graded, but only the second exercise has changed.
        progress.record(failed(one), of: "2", at: second + 150)
        progress.record(failed(two), of: "2", at: second + 150)
        expectEqual(seconds(progress, one.slug), 30)
        expectEqual(seconds(progress, two.slug), 100)
    }

    @Test("Regrading a passed exercise adds no active time, because lessons are graded whole")
    func activeSecondsAfterPassing() {
        var progress = LearnerProgress()
        progress.record(.sample([.failed]), at: second)
        progress.record(.sample([.passed]), at: second + 60)
        progress.record(.sample([.failed]), at: second + 90)
        expectEqual(progress.exercises["switch"]?.activeSeconds, 60)
        progress.record(.sample([.failed]), at: second + 100)
        expectEqual(progress.exercises["switch"]?.activeSeconds, 70)
    }

    @Test("The highest number of hints and the first look at a solution are kept")
    func help() {
        var progress = LearnerProgress()
        progress.recordHints(2, of: .sample())
        progress.recordHints(1, of: .sample())
        expectEqual(progress.help["switch"]?.hints, 2)
        progress.recordSolution(of: .sample(), at: first)
        progress.recordSolution(of: .sample(), at: second)
        expectEqual(progress.help["switch"]?.solutionSeenAt, first)
    }

    @Test("The last first try of each question counts")
    func answers() {
        let lesson = Lesson(
            number: 2, slug: "seams", title: "Seams", folder: URL(filePath: "/course/Lessons/2-seams"),
            exercises: [], questions: [Question("What?", answers: []), Question("Why?", answers: [])])
        var progress = LearnerProgress()
        progress.recordAnswer(to: lesson.questions[0], of: lesson, isRight: true)
        progress.recordAnswer(to: lesson.questions[1], of: lesson, isRight: false)
        #expect(lesson.questions.map { progress.hasAnswered($0, of: lesson) } == [true, false])
        progress.recordAnswer(to: lesson.questions[0], of: lesson, isRight: false)
        progress.recordAnswer(to: lesson.questions[1], of: lesson, isRight: true)
        progress.recordAnswer(to: lesson.questions[1], of: lesson, isRight: true)
        expectEqual(progress.answered, ["seams": ["Why?"]])
        // A question is another one in another lesson, and after its text has changed.
        var other = lesson
        other.slug = "other"
        other.questions[1].question = "Why now?"
        #expect(!progress.hasAnswered(lesson.questions[1], of: other))
        #expect(!progress.hasAnswered(other.questions[1], of: lesson))
    }

    @Test("A renamed exercise keeps its progress, and progress under the new name takes precedence")
    func renamed() {
        var exercise = Exercise.sample()
        exercise.formerly = ["old-switch"]
        let lesson = Lesson(
            number: 1, slug: "lamps", title: "Lamps", folder: URL(filePath: "/x"), exercises: [exercise])
        let course = Course(root: URL(filePath: "/x"), lessons: [lesson])
        var progress = LearnerProgress()
        progress.record(.sample([.passed]), at: first)
        progress.recordHints(3, of: .sample())
        let entry = progress.exercises.removeValue(forKey: "switch")
        progress.exercises["old-switch"] = entry
        progress.help = ["old-switch": progress.help["switch"] ?? .init()]
        progress.rename(as: course)
        expectEqual(progress.exercises, ["switch": entry].compactMapValues { $0 })
        expectEqual(progress.help["switch"]?.hints, 3)

        var other = progress
        other.record(.sample([.failed]), at: second)
        other.exercises["old-switch"] = entry
        other.rename(as: course)
        expectEqual(other.exercises["switch"]?.outcome, .failed)
        #expect(other.exercises["old-switch"] == nil)
    }

    @Test("A file of an earlier version, without newer keys, can be read")
    func earlier() throws {
        let text = """
            {"format": 1, "exercises": {"switch": {"outcome": "failed", "summary": "1 of 2 checks",
            "passedChecks": ["c0"], "attempts": 2, "gradedAt": 0}}}
            """
        let progress = try JSONDecoder().decode(LearnerProgress.self, from: Data(text.utf8))
        expectEqual(progress.exercises["switch"]?.attempts, 2)
        expectEqual(progress.exercises["switch"]?.failuresInRow, 0)
        #expect(progress.help.isEmpty)
    }

    @Test("A grader error doesn't count as an attempt")
    func graderError() {
        var progress = LearnerProgress()
        progress.record(.sample([]), at: first)
        expectEqual(progress, LearnerProgress())

        progress.record(.sample([.passed]), at: first)
        let passed = progress
        progress.record(.sample([.notAttempted]), at: second)
        expectEqual(progress, passed)
    }

    @Test("An exercise that passed and was put back to its starter is open again", .temporaryFolder)
    func reset() throws {
        let folder = TemporaryFolder.current
        let course = try SampleCourse.load(
            in: folder, changing: ["Lessons/1-lamp/1-switch/Lamp.swift": "// a starter\n"])
        let exercise = course.exercises[0]
        var progress = LearnerProgress()
        progress.record(.sample([.passed]), of: "answer", at: first)
        #expect(progress.isReset(exercise))
        expectEqual(progress.nextExercise(in: course)?.id, exercise.id)
        // A course may give a starter that passes.
        progress.exercises["switch"]?.files = Attempt(exercise).digest()
        #expect(!progress.isReset(exercise))
        expectEqual(progress.nextExercise(in: course)?.id, course.exercises[1].id)
        progress.exercises["switch"]?.files = "answer"
        try folder.write(["Lessons/1-lamp/1-switch/Lamp.swift": "// changed"])
        #expect(!progress.isReset(exercise))
    }
}
