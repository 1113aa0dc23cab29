import Foundation
import WorkbookModel
import WorkbookReporting

/// The graded exercises of one attempt, from which the formats for other programs are made.
package struct FormatInput: Sendable {
    /// An exercise, with what is known about it.
    package struct Entry: Sendable {
        /// The exercise.
        package var exercise: Exercise
        /// The verdict; `nil` if the exercise was not graded.
        package var verdict: Verdict?
        /// Why there is no verdict.
        package var absence: Absence
        /// Why a gradebook has no grade for the exercise, although there may be a verdict; `nil` if nothing but the
        /// verdict decides.
        package var withheld: String?
        /// The points for the exercise, if a policy awards some.
        package var points: Points?
        /// The source code of checks, by their ids; `nil` if it should not be shown, and neither should the test
        /// library's descriptions of failures, which quote it.
        package var code: [String: String]?

        /// Creates an entry.
        package init(
            _ exercise: Exercise, _ verdict: Verdict?,
            absence: Absence = Absence("not started", isError: false),
            withheld: String? = nil, points: Points? = nil,
            code: [String: String]? = [:]
        ) {
            self.exercise = exercise
            self.verdict = verdict
            self.absence = absence
            self.withheld = withheld
            self.points = points
            self.code = code
        }

        /// The number and the title, such as "3.2 Test the tracker".
        var title: String { "\(exercise.id) \(exercise.title)" }

        /// Whether it counts as passed: a flag alone costs nothing, unless a gradebook waits for a person.
        var counts: Bool {
            (verdict?.outcome == .passed || verdict?.outcome == .flagged) && withheld == nil
        }
    }

    /// Why an exercise has no verdict.
    package struct Absence: Sendable, Equatable {
        /// The reason, for people.
        package var reason: String
        /// The reason in the words of our own JSON, such as `missing`.
        package var status: String
        /// The reason in two or three words, for a title.
        package var words: String
        /// Whether somebody expects a verdict, so that its absence is an error.
        package var isError: Bool
        /// Whether there is no grade either, not even zero points.
        package var isOpen: Bool

        /// Creates a reason.
        package init(
            _ reason: String, status: String = "notStarted", words: String = "not started", isError: Bool,
            isOpen: Bool = false
        ) {
            self.reason = reason
            self.status = status
            self.words = words
            self.isError = isError
            self.isOpen = isOpen
        }
    }

    /// Points, of an exercise or of all.
    package struct Points: Sendable, Equatable {
        /// How many were awarded.
        package var earned: Double
        /// How many there are.
        package var possible: Double

        /// Creates points.
        package init(earned: Double, possible: Double) {
            self.earned = earned
            self.possible = possible
        }
    }

    /// What a gradebook says about the whole attempt.
    package struct Grade: Sendable, Equatable {
        /// The points, after everything that a policy adds or takes away; `nil` if there is no grade, which is
        /// different from zero points.
        package var points: Points?
        /// Whether the learner has other attempts as well, and nobody has chosen one, so that nothing counts.
        package var isOneOfSeveral: Bool
        /// The points in words and what led to them, or why there is no grade, a sentence each.
        package var notes: [String]

        /// Creates a grade.
        package init(_ points: Points?, isOneOfSeveral: Bool = false, notes: [String]) {
            self.points = points
            self.isOneOfSeveral = isOneOfSeveral
            self.notes = notes
        }
    }

    /// What was graded, such as "Lesson 3 · Testable imports".
    package var title: String
    /// The course.
    package var course: Course
    /// The exercises, in the course's order.
    package var entries: [Entry]
    /// What a gradebook says; `nil` if there is none.
    package var grade: Grade?
    /// When grading began; `nil` if nothing was graded.
    package var startedAt: Date?
    /// How long it took, in seconds.
    package var seconds: Double
    /// The version of this tool.
    package var version: String

    /// Creates input.
    package init(
        title: String, course: Course, entries: [Entry], grade: Grade? = nil, startedAt: Date?,
        seconds: Double,
        version: String
    ) {
        self.title = title
        self.course = course
        self.entries = entries
        self.grade = grade
        self.startedAt = startedAt
        self.seconds = seconds
        self.version = version
    }

    /// How many exercises passed; those that need review are among them, unless a gradebook waits for a person.
    var passedCount: Int { entries.count(where: \.counts) }

    /// How many exercises passed, in words, followed by what a gradebook says, a sentence each.
    var overview: [String] {
        let count = "\(passedCount) of \(Format.count(entries.count, "exercise")) passed."
        return (grade?.isOneOfSeveral == true ? [] : [count]) + (grade?.notes ?? [])
    }
}
