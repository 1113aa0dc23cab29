import Foundation
import WorkbookModel

/// What a learner has done so far, check by check: one value, rendered as text, as a page or as JSON.
package struct ProgressReport: Sendable, Equatable {
    /// How a check stands.
    package enum CheckState: String, Sendable, Equatable, CaseIterable {
        /// It passed last time.
        case passed
        /// It turned the attempt down last time, or was stopped by it.
        case failed
        /// It passed at some time, and did not last time.
        case lost
        /// Something that it needs went wrong first.
        case notAttempted
        /// The exercise was never graded.
        case notGraded
    }

    /// One check.
    package struct CheckRow: Sendable, Equatable {
        /// The check.
        package var check: Check
        /// How it stands.
        package var state: CheckState
    }

    /// One exercise.
    package struct ExerciseRow: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// What is known of it; `nil` if it was never graded.
        package var entry: LearnerProgress.ExerciseRecord?
        /// The help that was asked for.
        package var help: LearnerProgress.Help
        /// Whether the learner's files are as they were handed out.
        package var isUntouched: Bool
        /// The checks whose names can be told.
        package var checks: [CheckRow]
        /// How many more there are: the names of planted bugs tell what to test for.
        package var hiddenChecks: Int

        /// How it stands.
        package var standing: ExerciseStatus {
            ExerciseStatus(entry?.outcome, hasPassed: entry?.passedAt != nil)
        }
        /// The last verdict in a few words.
        package var summary: String {
            entry?.summary.text ?? (isUntouched ? "not started" : "not graded yet")
        }
        /// How often it was graded.
        package var attempts: Int { Format.plausible(entry?.attempts ?? 0) }
        /// The time at work, in seconds.
        package var seconds: Double { Format.plausible(entry?.activeSeconds ?? 0) }
        /// How many of its hints were shown.
        package var hints: Int { min(max(0, help.hints), exercise.hints.count) }
        /// The checks that passed at some time, and did not last time.
        package var lostChecks: [Check] { checks.filter { $0.state == .lost }.map(\.check) }
    }

    /// One lesson with its exercises, or with the one that was asked for.
    package struct LessonRow: Sendable, Equatable {
        /// The lesson.
        package var lesson: Lesson
        /// The exercises.
        package var exercises: [ExerciseRow]
        /// What they come to.
        package var totals: Totals { Totals(exercises) }
    }

    /// What several exercises come to.
    package struct Totals: Sendable, Equatable {
        /// How many there are.
        package var exercises: Int
        /// How many passed.
        package var passed: Int
        /// How many were graded, and have not passed.
        package var begun: Int
        /// How often they were graded.
        package var attempts: Int
        /// The time at work, in seconds.
        package var seconds: Double
        /// How many hints were shown.
        package var hints: Int
        /// How many solutions were shown before their exercise had passed.
        package var solutions: Int

        /// Adds up.
        init(_ rows: [ExerciseRow]) {
            // Asked for once and put aside: otherwise Swift 6.3 fails when it optimises.
            let standings = rows.map(\.standing)
            exercises = rows.count
            passed = standings.count { $0 == .passed }
            begun = standings.count { $0 != .passed && $0 != .untried }
            attempts = rows.reduce(0) { $0 + $1.attempts }
            seconds = rows.reduce(0) { $0 + $1.seconds }
            hints = rows.reduce(0) { $0 + $1.hints }
            solutions = rows.count { $0.help.solutionSeenAt != nil }
        }
    }

    /// The lessons.
    package var lessons: [LessonRow]
    /// What the learner should know besides, a sentence each.
    package var notes: [String]

    /// All exercises.
    package var exercises: [ExerciseRow] { lessons.flatMap(\.exercises) }
    /// What everything comes to.
    package var totals: Totals { Totals(exercises) }
    /// The exercises that passed at some time, or some of whose checks did, and do not any more.
    package var lost: [ExerciseRow] {
        exercises.filter { $0.standing == .lost || !$0.lostChecks.isEmpty }
    }
    /// The exercise that was graded last.
    package var latest: ExerciseRow? {
        exercises.filter { $0.entry != nil }.max {
            ($0.entry?.gradedAt ?? .distantPast) < ($1.entry?.gradedAt ?? .distantPast)
        }
    }
}

extension ProgressReport {
    /// Reads the lists of checks of a course, and puts them beside what a learner has done.
    package init(course: Course, progress: LearnerProgress, notes: [String]) {
        self.init(
            course: course, progress: progress, notes: notes,
            checks: { try ExpectedChecks.load(for: $0).checks },
            isUntouched: { Attempt($0).hasOnlyStarterFiles() })
    }

    /// Puts the checks of a course beside what a learner has done; a list that cannot be read is told, and left out.
    init(
        course: Course, progress: LearnerProgress, notes: [String] = [], checks: (Exercise) throws -> [Check],
        isUntouched: (Exercise) -> Bool
    ) {
        self.notes = notes
        lessons = []
        for lesson in course.lessons {
            var rows: [ExerciseRow] = []
            for exercise in lesson.exercises {
                var known: [Check] = []
                do {
                    known = try checks(exercise)
                } catch {
                    self.notes.append("The list of the checks of \(exercise.id) cannot be read.")
                }
                rows.append(
                    ExerciseRow(exercise, progress, checks: known, isUntouched: isUntouched(exercise)))
            }
            lessons.append(LessonRow(lesson: lesson, exercises: rows))
        }
    }

    /// The part of the report about a lesson or an exercise.
    package func selecting(_ selection: Selection) -> ProgressReport {
        let wanted = Set(selection.exercises.map(\.id))
        var part = self
        part.lessons = lessons.compactMap { row in
            let rows = row.exercises.filter { wanted.contains($0.exercise.id) }
            return rows.isEmpty ? nil : LessonRow(lesson: row.lesson, exercises: rows)
        }
        return part
    }
}

extension ProgressReport.ExerciseRow {
    fileprivate init(_ exercise: Exercise, _ progress: LearnerProgress, checks: [Check], isUntouched: Bool) {
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
            return ProgressReport.CheckRow(check: check, state: state)
        }
        // As in a report on grading: what was tried already may be told.
        self.checks = rows.filter {
            !$0.check.kind.isAboutTests || ($0.state != .notAttempted && $0.state != .notGraded)
        }
        hiddenChecks = rows.count - self.checks.count
    }
}
