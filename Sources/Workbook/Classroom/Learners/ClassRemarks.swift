import WorkbookModel
import WorkbookReporting

/// What a person should know about the results of a class, as lists of sentences.
///
/// The terminal shows the beginning of each list. The page of the class has everything, in an order of its own.
package struct ClassRemarks: Sendable, Equatable {
    /// Sentences about one kind of thing.
    package struct List: Sendable, Equatable, Codable {
        /// What they are about.
        package var title: String
        /// What is shown everywhere, because a mistake of the instructor's may hide behind it.
        package var urgent: [String] = []
        /// The others.
        package var others: [String]

        /// All sentences, in their order.
        package var all: [String] { urgent + others }
    }

    /// The lists before those about changes, none of which is empty.
    package var lists: [List]
    /// What the gradebook could not match.
    let warnings: [GradebookWarning]
    /// What was found among the submissions and isn't one, in sentences.
    let skipped: [String]
    /// Which reports for other programs are older than the results, in sentences.
    let outdatedReports: [String]
    /// What an instructor should check about each column that was filled in.
    var filled: [List]

    /// Sums up results.
    ///
    /// - Parameters:
    ///   - list: The class.
    ///   - warnings: What the gradebook could not match.
    ///   - skipped: What was found among the submissions and isn't one.
    ///   - similarity: Which submissions have similar code or equal files.
    ///   - folder: Where these are listed.
    ///   - outdated: The formats in which there are reports of earlier results.
    ///   - filled: What to check about each column that grades were filled into.
    package init(
        _ list: ClassList, warnings: [GradebookWarning], skipped: [SkippedItem] = [],
        similarity: SimilarityReport? = nil, in folder: ClassFolder? = nil,
        outdated: [MachineFormat] = [], filled: [List] = []
    ) {
        self.warnings = warnings
        self.skipped = skipped.filter { $0.reason != .hidden }.map(\.words)
        outdatedReports = outdated.map {
            "The reports in reports/\($0.rawValue) are older than these results. To write them again: "
                + Format.unbroken("grade class grades DIR --format \($0.rawValue)")
        }
        lists = [
            List(
                title: "Not graded", urgent: Self.faultyExercises(list),
                others: list.submissions.flatMap(Self.ungraded)),
            List(
                title: "To look at",
                urgent: warnings.map(\.words) + GradebookWarning.advice(on: warnings)
                    + outdatedReports,
                others: Self.alike(similarity, folder) + list.submissions.compactMap(Self.flagged)
                    + Self.absent(list) + list.submissions.compactMap(Self.packing)),
            List(title: "Skipped", others: self.skipped),
        ].filter { !$0.all.isEmpty }
        self.filled = filled
    }

    /// The number of sentences in ``lists``.
    package var count: Int { lists.reduce(0) { $0 + $1.all.count } }

    /// Leaves out what isn't urgent, and returns how many sentences that was.
    package mutating func leaveOnlyUrgent() -> Int {
        let all = count
        for index in lists.indices { lists[index].others = [] }
        lists.removeAll(where: \.urgent.isEmpty)
        return all - count
    }

    /// Sentences on how many submissions have code in common.
    private static func alike(_ report: SimilarityReport?, _ folder: ClassFolder?) -> [String] {
        let counts = [
            (report?.equal.count ?? 0, "group", "equal files for an exercise"),
            (report?.groups.count ?? 0, "group", "similar code"),
        ]
        return counts.filter { $0.0 > 0 }.map { count, noun, words in
            "\(Format.count(count, noun)) of submissions \(count == 1 ? "has" : "have") \(words)"
                + (folder.map { ": see \($0.similarityPage)" } ?? ".")
        }
    }

    /// A sentence for each exercise of which even the course's own solution fails.
    private static func faultyExercises(_ list: ClassList) -> [String] {
        list.exercises.compactMap { exercise in
            list.failingReference(of: exercise).map { words in
                "No attempt at \(exercise.id) can be graded now: the course's own solution does not pass (\(words)). Find out why with "
                    + "\(Format.unbroken("grade course verify \(exercise.id)")). Once that is mended, the same command grades it."
            }
        }
    }

    /// A sentence for each reason for which something in a submission has no result.
    private static func ungraded(_ submission: ClassSubmission) -> [String] {
        let problems = submission.open.compactMap { result in
            if case .unusable(let problem) = result.status { problem.factWithoutGrade } else { nil }
        }
        let others = submission.open.filter { $0.state != .unusable && $0.failingReference == nil }.map(
            \.exercise.id.description)
        let sentences = problems.indices.filter { problems.firstIndex(of: problems[$0]) == $0 }.map {
            problems[$0]
        }
        return (sentences + (others.isEmpty ? [] : [Format.list(others)])).map { "\(submission.id): \($0)" }
    }

    private static func flagged(_ submission: ClassSubmission) -> String? {
        let ids = submission.exercisesToReview.map(\.id.description)
        if ids.isEmpty { return nil }
        return "\(submission.id): \(Format.list(ids)) \(ids.count == 1 ? "needs" : "need") review."
    }

    private static func absent(_ list: ClassList) -> [String] {
        let names = list.absent
        return names.isEmpty ? [] : ["On the roster without a submission: \(Format.list(names))."]
    }

    /// A sentence for a submission that was packed in another way than expected, unless that explains what has no result.
    private static func packing(_ submission: ClassSubmission) -> String? {
        // If nothing can be graded, that explains the rest.
        if !submission.result.submission.isUsable { return nil }
        let problems = submission.problems.filter { problem in
            problem.gradebookNote != nil
                && !submission.result.exercises.contains { $0.status == .unusable(problem) }
        }
        guard let first = problems.first else { return nil }
        let others = problems.count - 1
        let more = others == 0 ? "" : " (\(Format.count(others, "more note")) on its page)"
        return "\(submission.id): \(first.fact)\(more)"
    }
}
