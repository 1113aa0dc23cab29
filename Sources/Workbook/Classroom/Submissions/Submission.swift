import Foundation

/// What one learner, or one group, handed in: a folder or an archive.
package struct Submission: Sendable, Equatable, Codable {
    /// The name under which its results are stored, unique among the submissions: that of its folder or archive.
    package var id: String
    /// Who handed it in, as far as its name says.
    package var name: String
    /// The numbers in its name under which an LMS knows the learner: Canvas's user id, or Moodle's participant number.
    package var keys: [String] = []
    /// Whether these are Moodle's numbers of participants, which are others for each assignment, and so say less than a name; `nil`
    /// if an earlier version of this tool didn't store it.
    package var hasParticipantNumbers: Bool?
    /// When it was handed in: the latest time of a file that isn't an unchanged starter; `nil` if no such
    /// file has a sensible time.
    package var submittedAt: Date?
    /// The time zone in which times in it were read that name none; `nil` if every time does.
    package var assumedTimeZone: String?
    /// Whether its name says that it was handed in late, as Canvas writes it.
    package var isMarkedLate = false
    /// What a person should know about how it was packed.
    package var problems: [SubmissionProblem] = []

    /// Whether anything in it can be graded.
    package var isUsable: Bool { !problems.contains(where: \.isFatal) }
}

/// Something in a folder of submissions that is no submission, or not the one that counts.
package struct SkippedItem: Sendable, Hashable, Codable {
    /// Why something was skipped.
    package enum Reason: Error, Sendable, Hashable, Codable {
        /// Its name begins with a period, or macOS created it.
        case hidden
        /// It is a kind of file that a learning platform or an instructor puts there, such as a list of grades.
        case notASubmission(fileExtension: String)
        /// The same learner handed in something newer.
        case olderSubmission(newest: String)
        /// It is a folder that this tool wrote results to.
        case results
        /// It is a symbolic link.
        case link
        /// It is a device, a pipe or a socket.
        case special
        /// Its name isn't text.
        case unreadableName
    }

    /// Its name, safe to show.
    package var name: String
    /// Why it was skipped.
    package var reason: Reason
}
