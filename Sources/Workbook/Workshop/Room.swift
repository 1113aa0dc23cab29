/// A room full of learners at a glance: who is where, and which exercise holds people up.
public struct Room: Sendable, Equatable {
    /// How an exercise stands with a learner.
    public struct Cell: Sendable, Equatable {
        /// How it stands.
        public var standing: Standing
        /// How often it was graded.
        public var attempts: Int
    }

    /// One learner.
    public struct Learner: Sendable, Equatable {
        /// The random number.
        public var id: String
        /// The name that the learner gave, or a made-up one.
        public var name: String
        /// One for each exercise of the course.
        public var cells: [Cell]
        /// The exercise that was graded last, by its place in the course.
        public var current: Int?
        /// The time at work, in seconds.
        public var seconds: Double

        /// How many exercises passed.
        public var passed: Int { cells.count { $0.standing == .passed } }
    }

    /// An exercise that somebody tried and has not passed.
    public struct Obstacle: Sendable, Equatable {
        /// The exercise.
        public var exercise: Exercise
        /// How many tried it.
        public var tried: Int
        /// How many of them have never passed it.
        public var stuck: Int
        /// In the middle of those who tried, this many attempts.
        public var medianAttempts: Double
        /// What most of those who are stuck have in common.
        public var reason: Reason?
    }

    /// What several learners who are stuck have in common.
    public struct Reason: Sendable, Equatable {
        /// The sentence of a check, or what came before any.
        public var sentence: String
        /// How many it is true of.
        public var learners: Int
    }

    /// The lessons and exercises.
    public var course: Course
    /// The learners: those with a name by name, then the others.
    public var learners: [Learner]
    /// What holds people up, the worst first.
    public var obstacles: [Obstacle]
    /// What was left out.
    public var skipped: [ReportFolder.Skipped]

    /// How many exercises passed, over all learners.
    public var passed: Int { learners.reduce(0) { $0 + $1.passed } }
}

extension Room {
    /// Reads the checks' sentences from the course.
    public init(course: Course, folder: ReportFolder) {
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
        var entries: [LearnerReport.Entry?]
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

extension Room.Obstacle {
    /// Looks at one exercise; `nil` if nobody is stuck at it.
    fileprivate init?(_ exercise: Exercise, entries: [LearnerReport.Entry], checks: (Exercise) -> [Check]) {
        let stuck = entries.filter { $0.standing == .open }
        if stuck.isEmpty { return nil }
        self.exercise = exercise
        tried = entries.count
        self.stuck = stuck.count
        medianAttempts = Self.median(entries.map(\.attempts))
        let broken = stuck.count { $0.outcome == .didNotCompile }
        let failed = stuck.map { Set($0.failedChecks) }
        var reasons = checks(exercise).map { check in
            Room.Reason(sentence: check.name, learners: failed.count { $0.contains(check.id) })
        }
        // What does not compile fails no check, and is what these learners have in common.
        reasons.insert(Room.Reason(sentence: "does not compile", learners: broken), at: 0)
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
