import Foundation
import WorkbookMarkdown
import WorkbookModel

/// A learner's progress, check by check, which can be rendered as text, as a page and as JSON.
package struct ProgressReport: Sendable, Equatable {
    /// The status of a check.
    package enum CheckState: String, Sendable, Equatable, CaseIterable {
        /// It passed last time.
        case passed
        /// It failed last time, or was stopped.
        case failed
        /// It passed earlier, but not last time.
        case lost
        /// It did not run because something that it needs went wrong first.
        case notAttempted
        /// The exercise was never graded.
        case notGraded
    }

    /// A check and its status.
    package struct CheckRow: Sendable, Equatable {
        /// The check.
        package var check: Check
        /// How it stands.
        package var state: CheckState
        /// Whether it passed last time; `nil` if it did not run.
        package var passed: Bool?

        /// The sentence to show beside the symbol of the status.
        package var title: String { check.title(passed: passed) }
    }

    /// An exercise and its status.
    package struct ExerciseRow: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// The record of its grading; `nil` if it was never graded.
        package var entry: LearnerProgress.ExerciseRecord?
        /// The help that the learner asked for.
        package var help: LearnerProgress.Help
        /// Whether the learner's files are the same as in the starter.
        package var isUntouched: Bool
        /// The checks whose names may be shown.
        package var checks: [CheckRow]
        /// The number of other checks, whose names are hidden because they say what to test for.
        package var hiddenChecks: Int

        /// How it stands.
        package var standing: ExerciseStatus {
            ExerciseStatus(entry?.outcome, hasPassed: entry?.passedAt != nil)
        }
        /// The last verdict in a few words.
        package var summary: String {
            entry?.summary.text ?? ExerciseStatus.ungraded(isUntouched: isUntouched)
        }
        /// Its status in a few words, which also say whether it passed before or was reset.
        package var words: String { ExerciseStatus.words(entry, isUntouched: isUntouched) }
        /// The number of gradings.
        package var attempts: Int { Format.clamped(entry?.attempts ?? 0) }
        /// The working time, in seconds.
        package var seconds: Double { Format.clamped(entry?.activeSeconds ?? 0) }
        /// The number of its hints that were shown.
        package var hints: Int { min(max(0, help.hints), exercise.hints.count) }
        /// The checks that passed earlier, but not last time.
        package var lostChecks: [CheckRow] { checks.filter { $0.state == .lost } }
    }

    /// A lesson with its exercises, or with the one that the learner asked for.
    package struct LessonRow: Sendable, Equatable {
        /// The lesson.
        package var lesson: Lesson
        /// The exercises.
        package var exercises: [ExerciseRow]
        /// The totals of the exercises.
        package var totals: Totals { Totals(exercises) }
    }

    /// Totals of several exercises.
    package struct Totals: Sendable, Equatable {
        /// The number of exercises.
        package var exercises: Int
        /// The number of exercises that have passed, including those that no longer do.
        package var passed: Int
        /// The number of exercises among them that fail now.
        package var lost: Int
        /// The number of exercises that were graded and have never passed.
        package var begun: Int
        /// The number of gradings.
        package var attempts: Int
        /// The working time, in seconds: the sum of the exercises' times as they are shown.
        package var seconds: Double
        /// The number of hints that were shown.
        package var hints: Int
        /// The number of solutions that were shown before their exercise had passed.
        package var solutions: Int

        /// The number of exercises that fail now, to be shown after the number of those that passed; empty if there are none.
        package var lostNote: String { Totals.note(lost: lost) }

        /// Returns the words for a number of exercises that passed before and fail now.
        static func note(lost: Int) -> String { lost == 0 ? "" : " · \(lost) failing now" }

        /// Creates the totals of these exercises.
        init(_ rows: [ExerciseRow]) {
            // Computed once, because the optimizer of Swift 6.3 fails otherwise.
            let standings = rows.map(\.standing)
            exercises = rows.count
            passed = standings.count { $0.countsAsPassed }
            lost = standings.count { $0 == .lost }
            begun = standings.count { !$0.countsAsPassed && $0 != .untried }
            attempts = rows.reduce(0) { $0 + $1.attempts }
            // A reader adds up the exercises of a lesson, and the lessons of the course.
            let lessons = Dictionary(grouping: rows) { $0.exercise.id.lesson }.values
            seconds = Format.total(lessons.map { Format.total($0.map(\.seconds)) })
            hints = rows.reduce(0) { $0 + $1.hints }
            solutions = rows.count { $0.help.solutionSeenAt != nil }
        }

        /// Creates the totals of exercises from what is recorded about them.
        package init(of exercises: [Exercise], progress: LearnerProgress) {
            self.init(exercises.map { ExerciseRow($0, progress, checks: [], isUntouched: false) })
        }
    }

    /// The name of the course.
    package var title: String
    /// The lessons.
    package var lessons: [LessonRow]
    /// Notes for the learner, a sentence each.
    package var notes: [String]
    /// The section of a chapter that helps to choose among the techniques, if there is one.
    package var guide: MarkdownDocument?
    /// What the course ends with, if its author wrote that.
    package var closing: CourseClosing?
    /// Whether the task for after the last lesson has passed.
    package var hasPassedCapstone: Bool

    /// Whether the report is about a part of the course only.
    private var isPart = false

    /// All exercises.
    package var exercises: [ExerciseRow] { lessons.flatMap(\.exercises) }
    /// The totals of all exercises.
    package var totals: Totals { Totals(exercises) }
    /// The exercises that passed earlier, completely or in some checks, but not last time.
    package var lost: [ExerciseRow] {
        exercises.filter { $0.standing == .lost || !$0.lostChecks.isEmpty }
    }
    /// The day on which the last exercise of the course passed; `nil` unless every exercise passes.
    package var finishedAt: Date? {
        guard !isPart, exercises.allSatisfy({ $0.standing == .passed }) else { return nil }
        return exercises.compactMap(\.entry?.passedAt).max()
    }
    /// The exercise that was graded last.
    package var latest: ExerciseRow? {
        exercises.filter { $0.entry != nil }.max {
            ($0.entry?.gradedAt ?? .distantPast) < ($1.entry?.gradedAt ?? .distantPast)
        }
    }
}

extension ProgressReport {
    /// Creates a report, reading the lists of checks and the learner's files.
    package init(course: Course, progress: LearnerProgress, notes: [String]) {
        self.init(
            course: course, progress: progress, notes: notes,
            checks: { try ExpectedChecks.load(for: $0).checks },
            isUntouched: { Attempt($0).hasOnlyStarterFiles() })
        // Without the chapter, the page lacks the guide and is right otherwise; `grade show` reports the error.
        guide =
            course.lessons.lazy.compactMap { lesson in
                lesson.guide.flatMap { try? MarkdownDocument(contentsOf: lesson.chapter).section(titled: $0) }
            }.first
    }

    /// Creates a report; a list of checks that cannot be read becomes a note.
    init(
        course: Course, progress: LearnerProgress, notes: [String] = [], checks: (Exercise) throws -> [Check],
        isUntouched: (Exercise) -> Bool
    ) {
        title = course.title
        closing = course.manifest.closing
        hasPassedCapstone = progress.capstonePassedAt != nil
        self.notes = notes
        lessons = []
        for lesson in course.lessons {
            var rows: [ExerciseRow] = []
            for exercise in lesson.exercises {
                var known: [Check] = []
                do {
                    known = try checks(exercise)
                } catch {
                    self.notes.append(ErrorMessage.unreadableChecks(of: exercise.id))
                }
                rows.append(
                    ExerciseRow(exercise, progress, checks: known, isUntouched: isUntouched(exercise)))
            }
            lessons.append(LessonRow(lesson: lesson, exercises: rows))
        }
    }

    /// Returns the part of the report about a lesson or an exercise.
    package func selecting(_ selection: Selection) -> ProgressReport {
        let wanted = Set(selection.exercises.map(\.id))
        var part = self
        part.isPart = true
        part.lessons = lessons.compactMap { row in
            let rows = row.exercises.filter { wanted.contains($0.exercise.id) }
            return rows.isEmpty ? nil : LessonRow(lesson: row.lesson, exercises: rows)
        }
        return part
    }
}

extension ProgressReport.ExerciseRow {
    init(_ exercise: Exercise, _ progress: LearnerProgress, checks: [Check], isUntouched: Bool) {
        self.exercise = exercise
        self.isUntouched = isUntouched
        entry = progress.exercises[exercise.slug]
        help = progress.help[exercise.slug] ?? LearnerProgress.Help()
        let passed = Set(entry?.passedChecks ?? [])
        let failed = Set(entry?.failedChecks ?? [])
        let lost = Set(entry?.lostChecks ?? [])
        let isGraded = entry != nil
        let rows = checks.map { check in
            let state: ProgressReport.CheckState =
                switch check.id {
                case _ where !isGraded: .notGraded
                case _ where passed.contains(check.id): .passed
                case _ where lost.contains(check.id): .lost
                case _ where failed.contains(check.id): .failed
                default: .notAttempted
                }
            let didRun = passed.contains(check.id) || failed.contains(check.id)
            return ProgressReport.CheckRow(
                check: check, state: state, passed: didRun ? state == .passed : nil)
        }
        // As in a report on grading, checks that were tried already may be shown.
        self.checks = rows.filter {
            !$0.check.kind.isAboutTests || ($0.state != .notAttempted && $0.state != .notGraded)
        }
        hiddenChecks = rows.count - self.checks.count
    }
}
