import Foundation

/// What one learner, or one group, handed in: a folder or an archive.
package struct Submission: Sendable, Equatable, Codable {
    /// The name under which its results are stored, unique among the submissions: that of its folder or archive.
    package var id: String
    /// Who handed it in, as far as its name says.
    package var name: String
    /// The numbers in its name under which an LMS knows the learner: Canvas's user id, or Moodle's participant number.
    package var keys: [String]
    /// When it was handed in: the latest time of a file in it; `nil` if no file has a sensible time.
    package var submittedAt: Date?
    /// Whether its name says that it was handed in late, as Canvas writes it.
    package var isMarkedLate: Bool
    /// What a person should know about how it was packed.
    package var problems: [SubmissionProblem]

    /// Creates a submission.
    package init(
        id: String, name: String, keys: [String] = [], submittedAt: Date? = nil, isMarkedLate: Bool = false,
        problems: [SubmissionProblem] = []
    ) {
        self.id = id
        self.name = name
        self.keys = keys
        self.submittedAt = submittedAt
        self.isMarkedLate = isMarkedLate
        self.problems = problems
    }

    /// Whether anything in it can be graded.
    package var isUsable: Bool { !problems.contains(where: \.isFatal) }
}
