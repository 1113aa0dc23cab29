import Foundation
import WorkbookModel
import WorkbookReporting

/// The feedback on a submission for the learner who handed it in, as Markdown and as a page.
///
/// It has the words of a learner's own screen, and nothing of the suites or of other submissions.
package struct Feedback: Sendable {
    /// An exercise with its result.
    struct Row: Sendable {
        /// The result, with the paths of the learner's own copy.
        var result: ExerciseResult
        /// The result in a few words, with the points.
        var words: String
        /// What to say below the name; `nil` if the verdict says it.
        var sentence: String?

        /// Whether the gradebook gives no grade whatever the result is.
        var isWithheld = false

        /// The points; `nil` if nobody counts any.
        var score: GradeSummary.Score?

        /// Whether the policy drops it, as one of the lowest.
        var isDropped = false

        /// Whether a person decided on its points.
        var isDecided = false

        /// What a person decided because it has no result; the notes say it.
        var decision: String?

        /// Whether a line says all there is to say about it: the learner left it out, nothing in the submission can be used, or
        /// a person decided instead.
        var isLeftOut: Bool {
            if decision != nil { return true }
            let isLost = result.state == .unusable && sentence == nil
            return (score?.points ?? 0) == 0 && (isLost || [.missing, .notStarted].contains(result.state))
        }

        /// Whether the exercise counts as passed, as in reports for other programs: a flag alone costs nothing.
        var counts: Bool { [.passed, .flagged].contains(result.state) && !isWithheld }
        /// The anchor of the exercise on the page.
        var anchor: String { Feedback.anchor(of: result.exercise) }
        /// The name, such as "3.2 Test the tracker".
        var name: String { "\(result.exercise.id) \(result.exercise.title)" }
    }

    /// The course.
    var course: Course
    /// The name of the learner or of the group.
    var name: String
    /// When it was handed in, if that is known.
    var submittedAt: Date?
    /// Whether a deadline applies, and nobody knows when it was handed in.
    var lacksTime = false
    /// The exercises of the lessons that were asked for.
    var lessons: [(lesson: Lesson, rows: [Row])]
    /// The gradebook's summary.
    var grade: GradeSummary?
    /// Sentences on how the submission was packed.
    var problems: [String]

    /// Creates the feedback on a submission.
    ///
    /// - Parameters:
    ///   - name: The learner's name, if another one than the submission's should be shown.
    ///   - grade: What the gradebook says; without it, no points are shown.
    ///   - problems: Sentences on how the submission was packed, addressed to the learner.
    package init(
        _ result: SubmissionResult, course: Course, name: String? = nil, grade: GradeSummary? = nil,
        problems: [String] = []
    ) {
        self.course = course
        self.name = name ?? result.submission.name
        submittedAt = result.submission.submittedAt
        self.grade = grade
        self.problems = problems
        let rows = result.exercises.map { Row($0, grade, course) }
        lessons = course.lessons.compactMap { lesson in
            let rows = rows.filter { $0.result.exercise.id.lesson == lesson.number }
            return rows.isEmpty ? nil : (lesson, rows)
        }
    }

    /// Returns the anchor of an exercise on the page.
    package static func anchor(of exercise: Exercise) -> String {
        "e\(exercise.id.lesson)-\(exercise.id.position)"
    }

    /// All exercises.
    var rows: [Row] { lessons.flatMap(\.rows) }

    /// The number of exercises that passed and have a grade.
    var passed: Int { rows.count(where: \.counts) }

    /// Whether the learner has other submissions as well, and nobody has chosen one.
    var isOneOfSeveral: Bool { grade?.isOneOfSeveral == true }

    /// What else the learner should know, a sentence each.
    var notes: [String] { (grade?.notes ?? []) + problems + leftOut }

    /// The exercises that the learner left out, in a line for each way to do that.
    private var leftOut: [String] {
        [ExerciseResult.State.graderError, .pending, .unusable, .missing, .notStarted].compactMap { state in
            let rows = rows.filter { $0.isLeftOut && $0.result.state == state }
            if rows.isEmpty { return nil }
            let names = lessons.compactMap { lesson, _ -> String? in
                let positions = rows.map(\.result.exercise.id).filter { $0.lesson == lesson.number }.map(
                    \.position)
                return positions.isEmpty ? nil : Format.ranges(positions, prefix: "\(lesson.number).")
            }
            let scores = rows.compactMap(\.score)
            let score = GradeSummary.Score(
                points: scores.reduce(0) { $0 + $1.points }, possible: scores.reduce(0) { $0 + $1.possible })
            let words = state.words.prefix(1).uppercased() + state.words.dropFirst()
            return "\(words): \(names.joined(separator: ", "))"
                + (!scores.isEmpty && rows.allSatisfy { $0.score != nil || $0.isDropped }
                    ? " · \(score.words)" : "")
        }
    }

    /// The heading.
    var heading: String { "Feedback for \(name)" }

    /// Returns what was handed in, and when.
    func origin(_ timeZone: TimeZone) -> String {
        let date = submittedAt.map {
            " · handed in on \(Format.day($0, in: timeZone)), \(Format.time($0, in: timeZone)) (\(timeZone.shownName))"
        }
        return course.title + (date ?? (lacksTime ? " · time of handing in unknown" : ""))
    }

    /// The results as numbers, with their names.
    var figures: [(name: String, value: String)] {
        // What a person decided is settled.
        func count(_ state: ExerciseResult.State) -> Int {
            rows.count { $0.result.state == state && !$0.isDecided }
        }
        let score = grade?.total.map { score in
            (
                "points",
                "\(GradeSummary.Score.text(score.points)) of \(GradeSummary.Score.text(score.possible))"
            )
        }
        let noScore = grade.map { ("points", $0.wordsForNoTotal) }
        // Until somebody chooses one of several submissions, nothing counts.
        let passed = isOneOfSeveral ? nil : ("exercises passed", "\(passed) of \(rows.count)")
        let isCounted = rows.contains { $0.result.state == .flagged && $0.counts && !$0.isDecided }
        let others = [ExerciseResult.State.flagged, .graderError, .unusable, .pending].map { state in
            (state == .flagged && isCounted ? "passed, but \(state.words)" : state.words, count(state))
        }
        return [score ?? noScore, passed].compactMap { $0 }
            + others.filter { $0.1 > 0 }.map { ($0.0, "\($0.1)") }
    }

    /// Returns when the exercises were graded, and with what.
    func foot(_ timeZone: TimeZone) -> String {
        let evidence = rows.compactMap(\.result.evidence)
        guard let last = evidence.max(by: { $0.gradedAt < $1.gradedAt }) else { return "Written by grade." }
        return
            "Graded on \(Format.day(last.gradedAt, in: timeZone)) with \(last.toolchain). Written by grade."
    }
}

extension Feedback.Row {
    fileprivate init(_ result: ExerciseResult, _ grade: GradeSummary?, _ course: Course) {
        self.result = result
        if let verdict = result.verdict {
            self.result.status = .graded(verdict.forLearner)
        }
        score = grade?.exercises[result.exercise.slug]
        isWithheld = grade?.withheld[result.exercise.slug] != nil
        isDropped = grade?.dropped.contains(result.exercise.slug) == true
        let instead = isWithheld ? "no grade yet" : isDropped ? "not counted" : nil
        words = [result.words, score?.words ?? instead].compactMap { $0 }.joined(separator: " · ")
        isDecided = grade?.decisions[result.exercise.slug] != nil
        // After a decision, nobody has to hand in or to grade anything again.
        decision = result.state.isOpen ? grade?.decisions[result.exercise.slug] : nil
        sentence = decision == nil ? result.sentence : nil
    }

    /// What a screen says about the verdict; `nil` if there is none to show.
    func blocks(in course: Course) -> [ResultBlock]? {
        sentence == nil ? result.verdict.map { [ResultBlock](about: $0, in: course) } : nil
    }
}

extension ExerciseResult {
    /// What the feedback says instead of a verdict; `nil` if the verdict says it, or what is said about the whole submission.
    fileprivate var sentence: String? {
        switch status {
        case .unusable(let problem): problem.isFatal ? nil : problem.wordsWithoutGrade
        case .graded(let verdict) where verdict.outcome == .graderError:
            "The grader could not do its work here. That is not a problem with your code: ask your instructor to grade this exercise again."
        case .graded, .pending, .notStarted, .missing: nil
        }
    }
}

extension Verdict {
    /// The verdict without notes that only an author of the course needs.
    fileprivate var forLearner: Verdict {
        var own = self
        own.notes = own.notes.filter { note in
            switch note {
            case .fault, .unlistedCheck, .silentCheck, .compilerError: false
            case .strayFile, .unexpectedFile, .changedGivenFile, .emptyFile, .unwritten, .undeclared,
                .otherName, .misplaced:
                true
            }
        }
        return own
    }
}
