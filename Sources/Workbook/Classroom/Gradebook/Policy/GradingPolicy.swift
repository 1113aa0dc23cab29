import Foundation
import WorkbookModel

/// How results become points: what an instructor decides, in one file.
///
/// Every key of the file is optional. By default, each exercise is worth one point if it passes, and there is no deadline.
package struct GradingPolicy: Sendable, Equatable {
    /// What an attempt is worth that did not pass.
    package enum PartialCredit: String, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// The share of the checks that passed.
        case checks
        /// The share of the checks that passed, by their weights; a check without a weight counts as one.
        case weights
    }

    /// What a flagged attempt is worth: every check passed, but a person should look at something first.
    package enum Flagged: String, Sendable, CaseIterable {
        /// It counts as passed, and the gradebook says that it needs a look.
        case passed
        /// It has no grade until a person decided.
        case held
    }

    /// What a learner gets who handed in nothing.
    package enum Missing: String, Sendable, CaseIterable {
        /// No grade.
        case noGrade
        /// No points.
        case zero
    }

    /// A grade that a person gave to a learner, for an exercise or for everything.
    package struct Decision: Sendable, Equatable {
        /// The learner: an id, a login, an email address or a name.
        package var learner: String
        /// The exercise, such as `3.2` or `test-the-tracker`; `nil` if the points are the total.
        package var exercise: String?
        /// The points.
        package var points: Decimal
        /// Why, for the gradebook.
        package var reason: String
    }

    /// What an exercise is worth.
    package var points: Decimal = 1
    /// What a whole lesson is worth, by its number or name; its exercises share that equally.
    package var lessons: [String: Decimal] = [:]
    /// What an exercise is worth, by its number or name, if it differs from the others.
    package var exercises: [String: Decimal] = [:]
    /// What an attempt is worth that did not pass.
    package var partialCredit = PartialCredit.none
    /// The weights of checks, by the exercise and the check's id.
    package var weights: [String: [String: Decimal]] = [:]
    /// What a flagged attempt is worth.
    package var flagged = Flagged.passed
    /// What a learner gets who handed in nothing.
    package var missing = Missing.noGrade
    /// The lessons in which every exercise must pass, by number or name.
    package var required: [String] = []
    /// How many exercises, those with the smallest share of their points, do not count.
    package var dropLowest = 0
    /// To how many decimals points are rounded.
    package var decimals = 2
    /// When submissions are due; `nil` if there is no deadline.
    package var deadline: Date?
    /// What is taken off a late submission.
    package var late = LatePolicy()
    /// Other deadlines for single learners, by id, login, email address or name.
    package var extensions: [String: Date] = [:]
    /// The deadlines at which the clocks are set back, so that what is written could mean two, by their key paths.
    package var ambiguousDates: [String: Date] = [:]
    /// The file with the times at which learners handed in, relative to the policy's folder; `nil` for the files' own times.
    package var times: String?
    /// The time zone of times that do not name one, if the policy says which.
    package var namedTimeZone: TimeZone?
    /// The time zone of times that do not name one.
    package var timeZone: TimeZone {
        get { namedTimeZone ?? .gmt }
        set { namedTimeZone = newValue }
    }
    /// The grades that a person gave.
    package var decisions: [Decision] = []

    /// Creates the policy that applies without a file.
    package init() {}
}
