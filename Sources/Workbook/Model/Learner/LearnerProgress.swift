import Foundation

/// What a learner has done so far, by the names of the exercises.
package struct LearnerProgress: Sendable, Equatable, Codable {
    /// What is known of one exercise.
    package struct ExerciseRecord: Sendable, Equatable, Codable {
        /// How the last grading ended.
        package var outcome: Verdict.Outcome
        /// The last verdict in numbers.
        package var summary: VerdictSummary
        /// The ids of the checks that passed last time.
        package var passedChecks: [String]
        /// The ids of the checks that failed or were stopped last time; the others did not run.
        package var failedChecks: [String] = []
        /// The ids of the checks that passed earlier, but not last time.
        package var lostChecks: [String] = []
        /// How often the exercise was graded, not counting repetitions with the same files.
        package var attempts: Int
        /// How many of the last attempts in a row did not pass.
        package var failuresInRow = 0
        /// The working time in seconds: from one grading of any exercise to the next of this one, without breaks.
        package var activeSeconds = 0.0
        /// When it was graded last.
        package var gradedAt: Date
        /// When it passed for the first time.
        package var passedAt: Date?
        /// The first place in the learner's code that the last verdict named.
        package var place: Place?
        /// The digest of the learner's files that were graded last; `nil` in a record of an earlier version.
        package var files: String?
    }

    /// The help that a learner asked for with one exercise.
    package struct Help: Sendable, Equatable, Codable {
        /// How many of its hints were shown.
        package var hints = 0
        /// When the solution was shown before it had passed.
        package var solutionSeenAt: Date?

        /// Creates a record of no help.
        package init() {}
    }

    /// The version of the file format that this tool writes.
    package static let format = 2

    /// The version of the file's format.
    package var format = LearnerProgress.format
    /// The records by the exercise's name, which stays the same when exercises are moved.
    package var exercises: [String: ExerciseRecord] = [:]
    /// The help that was asked for, by the names of the exercises.
    package var help: [String: Help] = [:]
    /// The questions that were answered right on the first try last time, by the name of the lesson.
    package var answered: [String: [String]] = [:]
    /// The name of the exercise that the learner chose after the last grading; `nil` if that one was graded since.
    package var chosen: String?
    /// The names of the lessons whose chapters the learner has opened.
    package var chapters: [String] = []
    /// How far the learner has read chapters that were closed before their end, from 0 to 1, by the name of the lesson.
    package var places: [String: Double] = [:]
    /// When the app at the end of the course was first graded as right; `nil` before that.
    package var capstonePassedAt: Date?

    /// Creates the progress of a learner who has not begun.
    package init() {}

    /// Records a verdict, except for our own failures, which are not the learner's attempts.
    ///
    /// Grading the same files again is not another attempt.
    ///
    /// - Parameter files: The digest of the files that were graded.
    package mutating func record(_ verdict: Verdict, of files: String? = nil, at date: Date) {
        guard verdict.outcome != .graderError else { return }
        let slug = verdict.exercise.slug
        let old = exercises[slug]
        let passed = verdict.checks.filter { $0.state == .passed }.map(\.check.id)
        let lost = verdict.checks.map(\.check.id).filter { id in
            !passed.contains(id) && old.map { ($0.passedChecks + $0.lostChecks).contains(id) } ?? false
        }
        let isRepeated = files != nil && old?.files == files
        // The time since another exercise was graded may belong to this one, but time never counts for two.
        let before = exercises.values.map(\.gradedAt).filter { $0 <= date }.max()
        let pause = before.map { date.timeIntervalSince($0) } ?? 0
        // Time does not count if the clock was set back or the pause was long. Nor does time after passing or without
        // a change, because grading a whole lesson for another exercise repeats this one.
        let isWork =
            pause > 0 && pause <= LearnerProgress.longestPause && old?.outcome != .passed && !isRepeated
        let worked = isWork ? pause : 0
        // Grading a whole lesson repeats what passed before; the learner is working on something else.
        let isStillPassed = isRepeated && old?.outcome == .passed && verdict.outcome == .passed
        if !isStillPassed { chosen = nil }
        exercises[slug] = ExerciseRecord(
            outcome: verdict.outcome, summary: verdict.summary, passedChecks: passed,
            failedChecks: verdict.failingChecksAsRead, lostChecks: lost,
            // A damaged file may contain any number, even the largest.
            attempts: min(old?.attempts ?? 0, .max - 1) + (isRepeated ? 0 : 1),
            failuresInRow: verdict.outcome == .passed
                ? 0 : min(old?.failuresInRow ?? 0, .max - 1) + (isRepeated ? 0 : 1),
            activeSeconds: (old?.activeSeconds ?? 0) + worked,
            gradedAt: isStillPassed ? old?.gradedAt ?? date : date,
            passedAt: old?.passedAt ?? (verdict.outcome == .passed ? date : nil),
            place: verdict.firstPlace, files: files)
    }

    /// A longer time than this between two gradings, in seconds, counts as a break and not as work.
    package static let longestPause: TimeInterval = 10 * 60

    /// Records that hints up to a number were shown.
    package mutating func recordHints(_ count: Int, of exercise: Exercise) {
        help[exercise.slug, default: Help()].hints = max(help[exercise.slug]?.hints ?? 0, count)
    }

    /// Records that the solution was shown before the exercise had passed.
    package mutating func recordSolution(of exercise: Exercise, at date: Date) {
        if help[exercise.slug]?.solutionSeenAt == nil {
            help[exercise.slug, default: Help()].solutionSeenAt = date
        }
    }

    /// Records whether the first answer to a question about a chapter was right.
    package mutating func recordAnswer(to question: Question, of lesson: Lesson, isRight: Bool) {
        // A question whose text has changed is another one.
        answered[lesson.slug, default: []].removeAll { $0 == question.question }
        if isRight { answered[lesson.slug, default: []].append(question.question) }
    }

    /// Records that the learner turned to an exercise, and returns whether that changes which one is next.
    ///
    /// An exercise that has passed doesn't count: a learner who only looks at it goes back to the others.
    package mutating func choose(_ exercise: Exercise, in course: Course) -> Bool {
        guard nextExercise(in: course) != exercise, isOpen(exercise) else { return false }
        chosen = exercise.slug
        return true
    }

    /// Returns whether the first answer to a question was right last time.
    package func hasAnswered(_ question: Question, of lesson: Lesson) -> Bool {
        answered[lesson.slug]?.contains(question.question) ?? false
    }

    /// Moves records under earlier names of exercises to their current names.
    package mutating func rename(as course: Course) {
        for exercise in course.exercises {
            for name in exercise.formerly {
                if chosen == name { chosen = exercise.slug }
                if let entry = exercises.removeValue(forKey: name), exercises[exercise.slug] == nil {
                    exercises[exercise.slug] = entry
                }
                if let asked = help.removeValue(forKey: name), help[exercise.slug] == nil {
                    help[exercise.slug] = asked
                }
            }
        }
    }
}

// Values that a file of an earlier version lacks begin empty.

extension LearnerProgress {
    /// Reads progress.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        format = try values.decode(Int.self, forKey: .format)
        exercises = try values.decode([String: ExerciseRecord].self, forKey: .exercises)
        help = try values.decodeIfPresent([String: Help].self, forKey: .help) ?? [:]
        answered = try values.decodeIfPresent([String: [String]].self, forKey: .answered) ?? [:]
        chosen = try values.decodeIfPresent(String.self, forKey: .chosen)
        chapters = try values.decodeIfPresent([String].self, forKey: .chapters) ?? []
        places = try values.decodeIfPresent([String: Double].self, forKey: .places) ?? [:]
        capstonePassedAt = try values.decodeIfPresent(Date.self, forKey: .capstonePassedAt)
    }
}

extension LearnerProgress.ExerciseRecord {
    /// Reads what is known of one exercise.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        outcome = try values.decode(Verdict.Outcome.self, forKey: .outcome)
        passedChecks = try values.decode([String].self, forKey: .passedChecks)
        failedChecks = try values.decodeIfPresent([String].self, forKey: .failedChecks) ?? []
        // Version 1 stored a text. The numbers return with the next attempt.
        summary = VerdictSummary(outcome: outcome)
        if (try? values.decode(String.self, forKey: .summary)) == nil {
            summary = try values.decode(VerdictSummary.self, forKey: .summary)
        }
        lostChecks = try values.decodeIfPresent([String].self, forKey: .lostChecks) ?? []
        attempts = try values.decode(Int.self, forKey: .attempts)
        failuresInRow = try values.decodeIfPresent(Int.self, forKey: .failuresInRow) ?? 0
        activeSeconds = try values.decodeIfPresent(Double.self, forKey: .activeSeconds) ?? 0
        gradedAt = try values.decode(Date.self, forKey: .gradedAt)
        passedAt = try values.decodeIfPresent(Date.self, forKey: .passedAt)
        place = try values.decodeIfPresent(Place.self, forKey: .place)
        files = try values.decodeIfPresent(String.self, forKey: .files)
    }
}

extension LearnerProgress.Help {
    /// Reads what was asked for.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        hints = try values.decodeIfPresent(Int.self, forKey: .hints) ?? 0
        solutionSeenAt = try values.decodeIfPresent(Date.self, forKey: .solutionSeenAt)
    }
}
