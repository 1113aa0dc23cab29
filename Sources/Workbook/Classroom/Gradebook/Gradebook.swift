import Foundation
import WorkbookModel

/// The points of a class, made from results, a policy and a roster, and from nothing else: the same results give the same
/// gradebook, byte for byte, however they were graded.
package struct Gradebook: Sendable, Equatable, Codable {
    /// An exercise of the class.
    package struct Column: Sendable, Equatable, Codable {
        /// The number, such as `3.2`.
        package var exercise: String
        /// The short name, such as `test-the-tracker`.
        package var slug: String
        /// The number of the lesson.
        package var lesson: Int
        /// What it is worth.
        package var possible: Decimal
    }

    /// The version of the format in which a gradebook is stored.
    static let format = 1

    /// The version of the format.
    private(set) var format = Gradebook.format
    /// The exercises, in the course's order.
    package var columns: [Column]
    /// A row for each learner and for each submission that belongs to nobody.
    package var rows: [GradebookRow]
    /// What an instructor should look at: whatever could not be matched.
    package var warnings: [GradebookWarning]
    /// To how many decimals points are rounded.
    package var decimals: Int

    /// The numbers of the lessons, in order.
    package var lessons: [Int] {
        columns.map(\.lesson).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// What all exercises together are worth.
    package var possible: Decimal { columns.reduce(0) { $0 + $1.possible } }

    /// What to call the learner of each row; no two are called the same.
    var names: [String] { LearnerName.distinct(rows.map { ($0.learner, $0.key) }) }

    /// Creates a gradebook.
    init(columns: [Column], rows: [GradebookRow], warnings: [GradebookWarning], decimals: Int) {
        self.columns = columns
        self.rows = rows
        self.warnings = warnings
        self.decimals = decimals
    }
}

extension Gradebook {
    /// Makes the gradebook of a class.
    ///
    /// - Parameters:
    ///   - results: What was graded.
    ///   - policy: What results are worth.
    ///   - roster: Who is in the class; without it, everyone who handed in.
    ///   - times: When they handed in; without it, the latest times of their files count.
    /// - Throws: ``GradebookProblem`` if the policy names something that the course does not have, or contradicts itself.
    package init(
        _ results: ClassResults, policy: GradingPolicy = GradingPolicy(), roster: Roster? = nil,
        times: SubmissionTimes? = nil
    ) throws(GradebookProblem) {
        let classPolicy = try ClassPolicy(
            policy, course: results.course, exercises: results.exercises,
            starterChecks: results.starterChecks)
        let people = GradebookClass(
            results.submissions, roster: roster, elsewhere: results.elsewhere, leftOut: results.leftOut)
        var maker = GradebookMaker(policy: classPolicy, people: people, results: results)
        maker.readTimes(times)
        try maker.readExtensions()
        maker.checkDates()
        maker.checkLateRule()
        maker.findMissingTimes()
        maker.compareTimeZones(with: results)
        try maker.readDecisions()
        maker.checkDecisions()
        maker.settleSeveralSubmissions()
        maker.checkAbsentLessons()
        maker.checkDropping()
        maker.compareWeights(with: results)
        maker.checkStarters(with: results)
        let rows = people.members.indices.map(maker.row)
        maker.findMarkedLate(in: rows)
        maker.findManyPoints(in: rows)
        maker.findWaitingZeros(in: rows)
        self.init(
            columns: results.exercises.map {
                Column(
                    exercise: $0.id.description, slug: $0.slug, lesson: $0.id.lesson,
                    possible: classPolicy.possible[$0.id] ?? 0)
            },
            rows: rows, warnings: maker.warnings, decimals: policy.decimals)
    }
}
