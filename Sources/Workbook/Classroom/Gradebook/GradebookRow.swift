import Foundation
import WorkbookModel

/// What a learner gets.
package struct GradebookRow: Sendable, Equatable, Codable {
    /// An exercise of a learner.
    package struct Cell: Sendable, Equatable, Codable {
        /// How it ended.
        package var standing: ExerciseResult.State
        /// The points; `nil` if there is no grade, which is different from zero points.
        package var points: Decimal?
        /// How many checks passed.
        package var passedChecks = 0
        /// How many checks there are.
        package var checks = 0
        /// How partial credit was counted, as the end of a sentence about the exercise; `nil` if it wasn't.
        package var noteOnCredit: String?
        /// Why there is no grade; `nil` if the submission's problems already say so.
        package var reasonForNoGrade: String?
        /// How many flags a person should look at.
        package var flags = 0
        /// Whether a person decided on the points.
        package var isDecided = false
        /// Why the person decided so.
        package var reason: String?
        /// Whether it does not count, as one of the lowest.
        package var isDropped = false

        /// Whether something keeps it from having its points: it isn't graded, or nobody chose one of several submissions.
        var isOpen: Bool { standing.isOpen && !isDecided }
    }

    /// What a person decided on everything together.
    package struct Decision: Sendable, Equatable, Codable {
        /// The total.
        var points: Decimal
        /// Why.
        var reason: String
    }

    /// What a table of times says about a learner.
    package struct TimeInTable: Sendable, Equatable, Codable {
        /// When the learner handed in; `nil` if the table lacks the learner.
        var time: Date?
    }

    /// What identifies the row in its gradebook: what the roster says, or the submission's id.
    package var key: String
    /// The learner.
    package var learner: Roster.Learner
    /// The ids of the learner's submissions: usually one.
    package var submissions: [String]
    /// The exercises, in the order of the gradebook's columns.
    package var cells: [Cell]
    /// Whether the submission came in time.
    package var lateness: Lateness
    /// What was taken off because it came late.
    package var penalty: Decimal
    /// The points; `nil` if an exercise has no grade.
    package var total: Decimal?
    /// What the exercises that count are worth.
    package var possible: Decimal
    /// The required lessons that did not pass.
    package var unmetLessons: [Int]
    /// What an instructor should know, a phrase each.
    package var notes: [String]
    /// What a person decided on everything together, instead of the sum; `nil` if nobody did.
    package var decision: Decision?
    /// What the table of times says, which counts instead of the files' times; `nil` if there is no table.
    package var timeInTable: TimeInTable?
    /// What keeps somebody who handed in nothing from a zero; `nil` if nothing does, or an earlier version of this tool wrote the row.
    package var doubt: Doubt?

    /// Whose a submission may be that belongs to nobody.
    package enum Doubt: String, Sendable, Codable {
        /// The learner's.
        case learners
        /// Anybody's.
        case anybodys
    }

    /// Returns whether a person decided on the points of an exercise, alone or with all others.
    func isDecided(_ place: Int) -> Bool { decision != nil || cells[place].isDecided }

    /// Whether something keeps an exercise from having its points, on which nobody decided.
    var isOpen: Bool { decision == nil && cells.contains(where: \.isOpen) }

    /// Returns whether an exercise counts as passed: every check passed, and no person has to look at something first.
    func counts(_ place: Int) -> Bool {
        let cell = cells[place]
        return cell.standing == .passed
            || cell.standing == .flagged && (cell.points != nil || decision != nil)
    }

    /// How many exercises count as passed.
    package var passed: Int { cells.indices.count(where: counts) }

    /// How many exercises ended in a way.
    package func count(_ standing: ExerciseResult.State) -> Int { cells.count { $0.standing == standing } }
}
