import WorkbookModel

/// A room full of learners at a glance: who is where, and which exercise holds people up.
package struct ClassProgress: Sendable, Equatable {
    /// How an exercise stands with a learner.
    package struct Cell: Sendable, Equatable {
        /// How it stands.
        package var standing: ExerciseStatus
        /// How often it was graded.
        package var attempts: Int
    }

    /// One learner.
    package struct Learner: Sendable, Equatable {
        /// The random number.
        package var id: String
        /// The name that the learner gave, or a made-up one.
        package var name: String
        /// One for each exercise of the course.
        package var cells: [Cell]
        /// The exercise that was graded last, by its place in the course.
        package var current: Int?
        /// The time at work, in seconds.
        package var seconds: Double

        /// How many exercises passed.
        package var passed: Int { cells.count { $0.standing == .passed } }
    }

    /// An exercise that somebody tried and has not passed.
    package struct Obstacle: Sendable, Equatable {
        /// The exercise.
        package var exercise: Exercise
        /// How many tried it.
        package var tried: Int
        /// How many of them have never passed it.
        package var stuck: Int
        /// In the middle of those who tried, this many attempts.
        package var medianAttempts: Double
        /// What most of those who are stuck have in common.
        package var reason: Reason?
    }

    /// What several learners who are stuck have in common.
    package struct Reason: Sendable, Equatable {
        /// The sentence of a check, or what came before any.
        package var sentence: String
        /// How many it is true of.
        package var learners: Int
    }

    /// The lessons and exercises.
    package var course: Course
    /// The learners: those with a name by name, then the others.
    package var learners: [Learner]
    /// What holds people up, the worst first.
    package var obstacles: [Obstacle]
    /// What was left out.
    package var skipped: [ReportFolder.Skipped]

    /// How many exercises passed, over all learners.
    package var passed: Int { learners.reduce(0) { $0 + $1.passed } }
}

extension ClassProgress {
    /// Reads the checks' sentences from the course.
    package init(course: Course, folder: ReportFolder) {
        self.init(course: course, folder: folder) { exercise in
            // Without the list a check is not named; everything else is still true.
            (try? ExpectedChecks.load(for: exercise).checks) ?? []
        }
    }

    /// Puts the reports of a room side by side.
    init(course: Course, folder: ReportFolder, checks: (Exercise) -> [Check]) {
        self.course = course
        skipped = folder.skipped
        let sheets = folder.reports.map { Sheet($0, course: course) }
        let named = sheets.filter { $0.report.name != nil }.sorted {
            ($0.report.name ?? "", $0.report.learner) < ($1.report.name ?? "", $1.report.learner)
        }
        let unnamed = sheets.filter { $0.report.name == nil }.sorted { $0.report.learner < $1.report.learner }
        learners =
            named.map { $0.learner(named: $0.report.name ?? "") }
            + unnamed.enumerated().map { $1.learner(named: "learner \($0 + 1)") }
        obstacles = course.exercises.enumerated().compactMap { index, exercise in
            Obstacle(exercise, entries: sheets.compactMap { $0.entries[index] }, checks: checks)
        }.sorted { first, second in
            // Sorting keeps no order by itself, so the course's own comes last.
            (second.stuck, second.medianAttempts, first.exercise.id.lesson, first.exercise.id.position)
                < (first.stuck, first.medianAttempts, second.exercise.id.lesson, second.exercise.id.position)
        }
    }

    /// A report laid over the course.
    private struct Sheet {
        var report: LearnerReport
        /// One for each exercise of the course, in its order.
        var entries: [LearnerReport.ExerciseSummary?]
        var current: Int?

        init(_ report: LearnerReport, course: Course) {
            self.report = report
            // A damaged report may tell of an exercise twice.
            let known = Dictionary(report.exercises.map { ($0.name, $0) }) { $1 }
            let names = course.exercises.map { [$0.slug] + $0.formerly }
            entries = names.map { names in names.lazy.compactMap { known[$0] }.first }
            current = report.current.flatMap { name in names.firstIndex { $0.contains(name) } }
        }

        func learner(named name: String) -> Learner {
            Learner(
                id: report.learner, name: name,
                cells: entries.map { Cell(standing: $0?.standing ?? .untried, attempts: $0?.attempts ?? 0) },
                current: current, seconds: entries.reduce(0) { $0 + ($1?.activeSeconds ?? 0) })
        }
    }
}

extension ClassProgress.Obstacle {
    /// Looks at one exercise; `nil` if nobody is stuck at it.
    fileprivate init?(
        _ exercise: Exercise, entries: [LearnerReport.ExerciseSummary], checks: (Exercise) -> [Check]
    ) {
        let stuck = entries.filter { $0.standing == .open }
        if stuck.isEmpty { return nil }
        self.exercise = exercise
        tried = entries.count
        self.stuck = stuck.count
        medianAttempts = Self.median(entries.map(\.attempts))
        let broken = stuck.count { $0.outcome == .didNotCompile }
        let failed = stuck.map { Set($0.failedChecks) }
        var reasons = checks(exercise).map { check in
            ClassProgress.Reason(sentence: check.name, learners: failed.count { $0.contains(check.id) })
        }
        // What does not compile fails no check, and is what these learners have in common.
        reasons.insert(ClassProgress.Reason(sentence: "does not compile", learners: broken), at: 0)
        let most = reasons.map(\.learners).max() ?? 0
        // One of several is nothing in common.
        reason = most > 1 || stuck.count == most ? reasons.first { $0.learners == most } : nil
    }

    /// The number in the middle, or between the two in the middle.
    static func median(_ numbers: [Int]) -> Double {
        let sorted = numbers.sorted()
        if sorted.isEmpty { return 0 }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1
            ? Double(sorted[middle]) : Double(sorted[middle - 1] + sorted[middle]) / 2
    }

    /// The median as people write it.
    var medianWords: String {
        medianAttempts == medianAttempts.rounded() ? "\(Int(medianAttempts))" : "\(medianAttempts)"
    }
}
