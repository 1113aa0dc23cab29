import Foundation
import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookModel
@testable import WorkbookReporting

/// Tests the choice of the next step without any files, so that every exercise is as in its starter.
struct NextStepTests {
    private static let root = URL(filePath: "/course")

    private static let course = Course(root: root, lessons: [lesson(1), lesson(2)])

    private static func lesson(_ number: Int) -> Lesson {
        let folder = root.appending(path: "Lessons/\(number)-lesson")
        return Lesson(
            number: number, slug: "lesson-\(number)", title: "Lesson", folder: folder,
            exercises: [1, 2].map { position in
                Exercise(
                    id: .init(lesson: number, position: position), slug: "exercise-\(number)-\(position)",
                    title: "Exercise", kind: .refactor, module: "Module", owns: ["A.swift"], support: [],
                    hints: [], secondsPerCheck: 1,
                    folders: .init(
                        lesson: folder.appending(path: "\(position)"),
                        suite: root.appending(path: "Tests/\(number)/\(position)"),
                        solutions: root.appending(path: "Solutions/\(number)/\(position)")))
            })
    }

    private func progress(_ gradings: (String, passed: Bool, seconds: Double)...) throws -> LearnerProgress {
        var progress = LearnerProgress()
        for grading in gradings {
            let exercise = try #require(Self.course.exercises.first { $0.id.description == grading.0 })
            let check = CheckResult(Check(id: "a", name: "A"), grading.passed ? .passed : .failed)
            progress.record(
                Verdict(exercise, checks: [check]), at: Date(timeIntervalSince1970: grading.seconds))
        }
        return progress
    }

    private func next(_ progress: LearnerProgress) -> String? {
        NextStep(course: Self.course, progress: progress).exercise?.id.description
    }

    @Test("A learner in a later lesson isn't sent back to skipped exercises")
    func lastGraded() throws {
        #expect(next(LearnerProgress()) == "1.1")
        #expect(try next(progress(("1.1", false, 1), ("2.1", false, 2))) == "2.1")
        #expect(try next(progress(("2.2", true, 2), ("1.1", true, 3))) == "1.2")
        #expect(try next(progress(("2.1", true, 2))) == "2.2")
    }

    @Test("An exercise that was chosen after the last grading comes first, unless it has passed")
    func chosen() throws {
        let exercises = Self.course.exercises
        var progress = try progress(("1.1", true, 1), ("1.2", false, 2))
        let changes = [1, 0, 3].map { progress.choose(exercises[$0], in: Self.course) }
        #expect(changes == [false, false, true])
        #expect(next(progress) == "2.2")
        let failed = CheckResult(Check(id: "a", name: "A"), .failed)
        progress.record(Verdict(exercises[2], checks: [failed]), at: Date(timeIntervalSince1970: 3))
        #expect(next(progress) == "2.1")
    }

    @Test("A chapter that was read isn't suggested again")
    func readChapter() throws {
        var progress = try progress(("1.1", true, 1), ("1.2", true, 2))
        func words() -> String {
            NextStep(course: Self.course, progress: progress)
                .lines(course: Self.course, progress: progress, width: 80) { $0 }.plain
        }
        #expect(words().contains("Next: read chapter 2:  show 2"))
        progress.chapters = ["lesson-2"]
        #expect(words().contains("Next: 2.1 Exercise."))
    }

    @Test("If the course has no solutions, none is suggested")
    func noSolutions() throws {
        var exercise = try #require(Self.course.exercises.first)
        let passed = try progress(("1.1", true, 1))
        #expect(HelpSuggestion(for: exercise, progress: passed) == .comparison(exercise))
        exercise.folders.hasSolutions = false
        #expect(HelpSuggestion(for: exercise, progress: passed) == nil)
        var stuck = try progress(("1.1", false, 1))
        stuck.exercises[exercise.slug]?.failuresInRow = 99
        exercise.hints = ["One."]
        #expect(HelpSuggestion(for: exercise, progress: stuck) == .hint(exercise))
        stuck.help[exercise.slug, default: .init()].hints = 1
        #expect(HelpSuggestion(for: exercise, progress: stuck) == .hintsAgain(exercise, failures: 0))
    }

    @Test("After the last exercise, the next step is a skipped one")
    func aroundTheEnd() throws {
        #expect(try next(progress(("2.2", true, 1))) == "1.1")
        #expect(
            try next(progress(("1.1", true, 1), ("1.2", true, 1), ("2.1", true, 1), ("2.2", true, 1))) == nil)
    }

    @Test("After a lesson is graded, its first exercise that did not pass is next")
    func gradedTogether() throws {
        #expect(try next(progress(("1.1", false, 1), ("2.1", false, 9), ("2.2", false, 9))) == "2.1")
        #expect(try next(progress(("2.1", true, 9), ("2.2", false, 9))) == "2.2")
    }

    @Test("A file is named only if it's clear which of the learner's files to edit")
    func filesToEdit() throws {
        func screen(owns: [String], place: Place?) -> String {
            var exercise = Self.course.exercises[0]
            exercise.firstPart.owns = owns
            let result = CheckResult(Check(id: "a", name: "A"), .failed, place: place)
            let report = LessonReport(
                lesson: Self.course.lessons[0],
                rows: [.init(exercise, Verdict(exercise, checks: [result]))])
            let next = NextStep.edit(exercise)
            let lines =
                report.text(course: Self.course, detail: .everything, width: 80)
                + next.lines(
                    course: Self.course, files: FilesToEdit(report, exercise), width: 80, command: { $0 })
            return lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
        }
        let one = screen(owns: ["A.swift"], place: nil)
        #expect(one.contains("→ Lessons/1-lesson/1/A.swift") && one.contains("edit the file above, then run"))
        let several = screen(owns: ["A.swift", "B.swift"], place: nil)
        #expect(!several.contains("→") && several.contains("Next: edit A.swift or B.swift, then run"))
        let known = screen(
            owns: ["A.swift", "B.swift"], place: Place(path: "Lessons/1-lesson/1/B.swift", line: 3))
        #expect(
            known.contains("→ Lessons/1-lesson/1/B.swift:3")
                && known.contains("edit the file above, then run"))
    }

    @Test("After a pass, the file of the next started exercise is shown below the next step")
    func fileOfAnotherExercise() {
        let graded = Self.course.exercises[0]
        let report = LessonReport(
            lesson: Self.course.lessons[0],
            rows: [
                .init(
                    graded,
                    Verdict(graded, checks: [CheckResult(Check(id: "a", name: "A"), .passed)]))
            ])
        let next = NextStep.edit(Self.course.exercises[1])
        let words = next.lines(
            course: Self.course, files: FilesToEdit(report, next.exercise), width: 80, command: { $0 }
        ).map { $0.map(\.text).joined() }.joined(separator: "\n")
        #expect(words.contains("Edit the file below") && words.hasSuffix("→ Lessons/1-lesson/2/A.swift"))
    }

    private func screen(_ progress: LearnerProgress) -> String {
        NextStep(course: Self.course, progress: progress)
            .lines(course: Self.course, progress: progress, width: 80) { $0 }
            .map { $0.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test("Skipped exercises in a started lesson are listed below the next step")
    func stillOpen() throws {
        #expect(
            try screen(progress(("1.2", true, 1)))
                .hasSuffix("\n Still open: 1.1. To start there, run  next 1.1"))
        #expect(!(try screen(progress(("2.1", true, 1)))).contains("Still open"))
        #expect(!screen(LearnerProgress()).contains("Still open"))
    }

    @Test("At the start of a lesson, earlier lessons that were skipped are listed, once anything was begun")
    func notStarted() throws {
        let words = " Skipped: lesson 1. To start there, run  next 1.1"
        let three = Course(root: Self.root, lessons: [1, 2, 3].map(Self.lesson))
        func screen(_ progress: LearnerProgress, in course: Course) -> String {
            NextStep(course: course, progress: progress)
                .lines(course: course, progress: progress, width: 80) { $0 }.plain
        }
        #expect(try screen(progress(("2.1", true, 1), ("2.2", true, 2)), in: three).hasSuffix("\(words)\n"))
        #expect(try screen(progress(("2.2", true, 2)), in: three).contains("\n Still open: 2.1. To start"))
        let later = NextStep.begin(three.lessons[1].exercises[0])
        #expect(!later.lines(course: three, width: 80) { $0 }.plain.contains("Skipped"))
        #expect(try !screen(progress(("2.1", true, 2)), in: three).contains("Skipped"))
        #expect(
            try !screen(progress(("1.1", true, 2), ("2.2", true, 2)), in: three).contains("Skipped"))
    }

    @Test("After a lesson is completed, the screen offers the page with what was learned")
    func keepsake() throws {
        let progress = try progress(("1.1", true, 1), ("1.2", true, 2))
        let next = NextStep(course: Self.course, progress: progress)
        func screen(_ completed: Lesson?) -> String {
            next.lines(course: Self.course, progress: progress, completed: completed, width: 100) { $0 }.plain
        }
        #expect(
            screen(Self.course.lessons[0]).hasSuffix(
                "\n For a page with what you have learned so far:  progress --html progress.html\n"))
        #expect(!screen(nil).contains("--html"))
    }

    @Test("If nothing in a lesson was graded, its chapter comes before its first exercise")
    func chapter() throws {
        #expect(screen(LearnerProgress()).contains("\n Next: read chapter 1:  show 1\n Then: 1.1 "))
        #expect(
            try screen(progress(("1.2", true, 1))).contains("\n Next: read chapter 2:  show 2\n Then: 2.1 "))
        #expect(!(try screen(progress(("1.1", true, 1))).contains("chapter")))
        #expect(!(try screen(progress(("1.1", false, 1))).contains("chapter")))
    }
}
