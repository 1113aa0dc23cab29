import Foundation

/// What a learner has done so far, check by check: one value, rendered as text, as a page or as JSON.
public struct ProgressReport: Sendable, Equatable {
    /// How a check stands.
    public enum CheckState: String, Sendable, Equatable, CaseIterable {
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
    public struct CheckRow: Sendable, Equatable {
        /// The check.
        public var check: Check
        /// How it stands.
        public var state: CheckState
    }

    /// One exercise.
    public struct ExerciseRow: Sendable, Equatable {
        /// The exercise.
        public var exercise: Exercise
        /// What is known of it; `nil` if it was never graded.
        public var entry: Progress.Entry?
        /// The help that was asked for.
        public var help: Progress.Help
        /// Whether the learner's files are as they were handed out.
        public var isUntouched: Bool
        /// The checks whose names can be told.
        public var checks: [CheckRow]
        /// How many more there are: the names of planted bugs tell what to test for.
        public var hiddenChecks: Int

        /// How it stands.
        public var standing: Standing { Standing(entry?.outcome, hasPassed: entry?.passedAt != nil) }
        /// The last verdict in a few words.
        public var summary: String {
            entry?.summary ?? (isUntouched ? "not started" : "not graded yet")
        }
        /// How often it was graded.
        public var attempts: Int { Words.plausible(entry?.attempts ?? 0) }
        /// The time at work, in seconds.
        public var seconds: Double { Words.plausible(entry?.activeSeconds ?? 0) }
        /// How many of its hints were shown.
        public var hints: Int { min(max(0, help.hints), exercise.hints.count) }
        /// The checks that passed at some time, and did not last time.
        public var lostChecks: [Check] { checks.filter { $0.state == .lost }.map(\.check) }
    }

    /// One lesson with its exercises, or with the one that was asked for.
    public struct LessonRow: Sendable, Equatable {
        /// The lesson.
        public var lesson: Lesson
        /// The exercises.
        public var exercises: [ExerciseRow]
        /// What they come to.
        public var totals: Totals { Totals(exercises) }
    }

    /// What several exercises come to.
    public struct Totals: Sendable, Equatable {
        /// How many there are.
        public var exercises: Int
        /// How many passed.
        public var passed: Int
        /// How many were graded, and have not passed.
        public var begun: Int
        /// How often they were graded.
        public var attempts: Int
        /// The time at work, in seconds.
        public var seconds: Double
        /// How many hints were shown.
        public var hints: Int
        /// How many solutions were shown before their exercise had passed.
        public var solutions: Int

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
    public var lessons: [LessonRow]
    /// What the learner should know besides, a sentence each.
    public var notes: [String]

    /// All exercises.
    public var exercises: [ExerciseRow] { lessons.flatMap(\.exercises) }
    /// What everything comes to.
    public var totals: Totals { Totals(exercises) }
    /// The exercises that passed at some time, or some of whose checks did, and do not any more.
    public var lost: [ExerciseRow] {
        exercises.filter { $0.standing == .lost || !$0.lostChecks.isEmpty }
    }
    /// The exercise that was graded last.
    public var latest: ExerciseRow? {
        exercises.filter { $0.entry != nil }.max {
            ($0.entry?.gradedAt ?? .distantPast) < ($1.entry?.gradedAt ?? .distantPast)
        }
    }
}

extension ProgressReport {
    /// Reads the lists of checks of a course, and puts them beside what a learner has done.
    public init(course: Course, loaded: ProgressStore.Loaded) {
        self.init(
            course: course, progress: loaded.progress, notes: [loaded.notice].compactMap { $0 },
            checks: { try ExpectedChecks.load(for: $0).checks }, isUntouched: { Attempt($0).isUntouched })
    }

    /// Puts the checks of a course beside what a learner has done; a list that cannot be read is told, and left out.
    init(
        course: Course, progress: Progress, notes: [String] = [], checks: (Exercise) throws -> [Check],
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
    public func selecting(_ selection: Selection) -> ProgressReport {
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
    fileprivate init(_ exercise: Exercise, _ progress: Progress, checks: [Check], isUntouched: Bool) {
        self.exercise = exercise
        self.isUntouched = isUntouched
        entry = progress.exercises[exercise.slug]
        help = progress.help[exercise.slug] ?? Progress.Help()
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
            !$0.check.isAboutTests || ($0.state != .notAttempted && $0.state != .notGraded)
        }
        hiddenChecks = rows.count - self.checks.count
    }
}
