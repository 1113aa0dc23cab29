import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookReporting

/// The progress of a class: where each learner is, and at which exercises learners are stuck.
package struct ClassProgress: Sendable, Equatable {
    /// The status of an exercise for a learner.
    package struct Cell: Sendable, Equatable {
        /// The status.
        package var standing: ExerciseStatus
        /// The number of attempts.
        package var attempts = 0
        /// The number of hints that were shown.
        package var hints = 0
        /// The working time, in seconds.
        package var seconds = 0.0
    }

    /// Where in the course a learner is.
    package enum Position: Sendable, Equatable {
        /// At an exercise that hasn't passed.
        case exercise(Exercise.ID)
        /// At the end of a lesson in which every exercise has passed.
        case lessonDone(Int)

        /// The number of the lesson.
        package var lesson: Int {
            switch self {
            case .exercise(let id): id.lesson
            case .lessonDone(let number): number
            }
        }
    }

    /// A learner's progress.
    package struct Learner: Sendable, Equatable {
        /// The random number that identifies the learner.
        package var id: String
        /// The name that the learner gave, or a made-up one.
        package var name: String
        /// A cell for each exercise of the course.
        package var cells: [Cell]
        /// Where the learner is; `nil` before the first grading.
        package var position: Position?
        /// When the report was written.
        package var writtenAt: Date

        /// The number of exercises that have passed, including those that no longer do.
        package var passed: Int { cells.count { $0.standing.countsAsPassed } }
        /// The number of attempts at all exercises.
        package var attempts: Int { cells.reduce(0) { $0 + $1.attempts } }
        /// The number of hints that were shown for all exercises.
        package var hints: Int { cells.reduce(0) { $0 + $1.hints } }
        /// The working time on all exercises, in seconds.
        package var seconds: Double { cells.reduce(0) { $0 + $1.seconds } }
    }

    /// An exercise that at least one learner tried and has never passed.
    package struct StickingPoint: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// The number of learners who tried it.
        package var tried: Int
        /// The number of those who have never passed it.
        package var stuck: Int
        /// The median number of attempts of those who tried it; `nil` if attempts were not counted.
        package var medianAttempts: Double?
        /// The problem that most of those who are stuck have in common.
        package var reason: Reason?
    }

    /// A problem that several learners have in common.
    package struct Reason: Sendable, Equatable {
        /// The sentence of a failing check, or that the code does not compile.
        package var sentence: String
        /// The number of learners who have it.
        package var learners: Int
    }

    /// The course, or the part of it that was asked for.
    package var course: Course
    /// The part of the course that was asked for; `nil` for the whole course.
    package var selection: Selection?
    /// The learners: those with a name sorted by name, then the others.
    package var learners: [Learner]
    /// The exercises at which learners are stuck, the worst first.
    package var stickingPoints: [StickingPoint]
    /// The files that are not reports.
    package var skipped: [SkippedReport]

    /// The number of passed exercises of all learners.
    package var passed: Int { learners.reduce(0) { $0 + $1.passed } }
    /// The number of exercises of all learners that were graded and have never passed.
    package var inProgress: Int {
        learners.reduce(0) { $0 + $1.cells.count { !$0.standing.countsAsPassed && $0.standing != .untried } }
    }
    /// The lessons in which at least one exercise was graded.
    package var begunLessons: [Lesson] {
        course.lessons.filter { lesson in
            learners.contains { learner in
                zip(course.exercises, learner.cells).contains { exercise, cell in
                    exercise.id.lesson == lesson.number && cell.standing != .untried
                }
            }
        }
    }
}

extension ClassProgress {
    /// Creates the progress of a class, reading the checks' sentences from the course.
    package init(course: Course, folder: ReportFolder) {
        self.init(course: course, folder: folder) { exercise in
            // Without the list, failing checks have no names; everything else is still correct.
            (try? ExpectedChecks.load(for: exercise).checks) ?? []
        }
    }

    /// Creates the progress of a class from its reports.
    init(course: Course, folder: ReportFolder, checks: (Exercise) -> [Check]) {
        self.course = course
        skipped = folder.skipped
        let sheets = folder.reports.map { AlignedReport($0, course: course) }
        let named = sheets.filter { $0.report.name != nil }.sorted {
            ($0.report.name ?? "", $0.report.learner) < ($1.report.name ?? "", $1.report.learner)
        }
        let unnamed = sheets.filter { $0.report.name == nil }.sorted { $0.report.learner < $1.report.learner }
        learners =
            named.map { $0.learner(named: $0.report.name ?? "") }
            + unnamed.enumerated().map { $1.learner(named: "learner \($0 + 1)") }
        stickingPoints = course.exercises.enumerated().compactMap { index, exercise in
            StickingPoint(exercise, entries: sheets.compactMap { $0.entries[index] }, checks: checks)
        }.sorted { first, second in
            // Sorting is not stable, so the order of the course is the last criterion.
            (second.stuck, second.medianAttempts ?? 0, first.exercise.id.lesson, first.exercise.id.position)
                < (
                    first.stuck, first.medianAttempts ?? 0, second.exercise.id.lesson,
                    second.exercise.id.position
                )
        }
    }

    /// Returns the part of the class's progress that is about a lesson or an exercise.
    package func selecting(_ selection: Selection) -> ClassProgress {
        let wanted = selection.exercises
        var part = self
        var lesson = selection.lesson
        lesson.exercises = wanted
        part.course.lessons = [lesson]
        part.selection = selection
        part.learners = learners.map { learner in
            var learner = learner
            learner.cells = zip(course.exercises, learner.cells).filter { wanted.contains($0.0) }.map(\.1)
            return learner
        }
        part.stickingPoints = stickingPoints.filter { wanted.contains($0.exercise) }
        return part
    }

    /// A report whose exercises are in the order of the course.
    private struct AlignedReport {
        var report: LearnerReport
        /// A summary for each exercise of the course, in order.
        var entries: [LearnerReport.ExerciseSummary?]
        var position: Position?

        init(_ report: LearnerReport, course: Course) {
            self.report = report
            // A damaged report may contain an exercise twice.
            let known = Dictionary(report.exercises.map { ($0.name, $0) }) { $1 }
            let names = course.exercises.map { [$0.slug] + $0.formerly }
            entries = names.map { names in names.lazy.compactMap { known[$0] }.first }
            let current = report.current.flatMap { name in names.firstIndex { $0.contains(name) } }
            position = current.flatMap { position(of: course.exercises[$0].id, in: course) }
        }

        func learner(named name: String) -> Learner {
            Learner(
                id: report.learner, name: name,
                cells: entries.map { entry in
                    guard let entry else { return Cell(standing: .untried) }
                    return Cell(
                        standing: entry.standing, attempts: entry.attempts, hints: entry.hints,
                        seconds: entry.activeSeconds)
                }, position: position, writtenAt: report.writtenAt)
        }

        /// Returns where a learner is whose last grading was that of an exercise: there, unless it has passed, or else at
        /// the next open exercise of the lesson.
        private func position(of last: Exercise.ID, in course: Course) -> Position? {
            let lesson = zip(course.exercises, entries).filter { $0.0.id.lesson == last.lesson }
            let open = lesson.filter { $0.1?.standing != .passed }.map(\.0.id)
            let next = open.first { $0.position >= last.position } ?? open.first
            return next.map { .exercise($0) } ?? .lessonDone(last.lesson)
        }
    }
}

extension ClassProgress.StickingPoint {
    /// Creates the sticking point of an exercise; `nil` if nobody is stuck at it.
    fileprivate init?(
        _ exercise: Exercise, entries: [LearnerReport.ExerciseSummary], checks: (Exercise) -> [Check]
    ) {
        let stuck = entries.filter { $0.standing == .open }
        if stuck.isEmpty { return nil }
        self.init(
            exercise, tried: entries.count, broken: stuck.count { $0.outcome == .didNotCompile },
            failed: stuck.map { Set($0.failedChecks) }, checks: checks(exercise))
        medianAttempts = Self.median(entries.map(\.attempts))
    }

    /// Creates the sticking point of an exercise from verdicts, one for each learner; `nil` if nobody is stuck at it.
    init?(_ exercise: Exercise, verdicts: [Verdict]) {
        let graded = verdicts.filter { $0.outcome != .graderError }
        let stuck = graded.filter { $0.outcome != .passed && $0.outcome != .flagged }
        if stuck.isEmpty { return nil }
        // Every verdict lists all checks, unless grading ended before.
        let checks = stuck.map(\.checks).max { $0.count < $1.count }?.map(\.check) ?? []
        self.init(
            exercise, tried: graded.count, broken: stuck.count { $0.outcome == .didNotCompile },
            failed: stuck.map { Set($0.failingChecks) }, checks: checks)
    }

    /// Creates the sticking point of an exercise.
    ///
    /// - Parameters:
    ///   - broken: The number of learners whose code does not compile.
    ///   - failed: The failing checks of each learner who is stuck.
    private init(_ exercise: Exercise, tried: Int, broken: Int, failed: [Set<String>], checks: [Check]) {
        self.exercise = exercise
        self.tried = tried
        stuck = failed.count
        var reasons = checks.map { check in
            ClassProgress.Reason(
                sentence: check.title(passed: false), learners: failed.count { $0.contains(check.id) })
        }
        // Code that does not compile fails no check, and may be the common problem.
        reasons.insert(ClassProgress.Reason(sentence: "does not compile", learners: broken), at: 0)
        let most = reasons.map(\.learners).max() ?? 0
        // A problem of one out of several learners is not a common one.
        reason = most > 1 || stuck == most ? reasons.first { $0.learners == most } : nil
    }

    /// Returns the median.
    static func median(_ numbers: [Int]) -> Double {
        let sorted = numbers.sorted()
        if sorted.isEmpty { return 0 }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1
            ? Double(sorted[middle]) : Double(sorted[middle - 1] + sorted[middle]) / 2
    }

    /// The median as text for people; `nil` if attempts were not counted.
    var medianWords: String? {
        medianAttempts.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    }
}
