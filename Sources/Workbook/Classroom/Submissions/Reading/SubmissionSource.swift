import Foundation

/// A submission that was found in a folder, before anything in it was opened.
package struct SubmissionSource: Sendable, Equatable {
    /// One of the files or folders that were handed in together.
    package struct Item: Sendable, Equatable {
        /// What it is, as far as its name and the file system show.
        enum Kind: Sendable, Equatable {
            case folder, archive
            /// A file of the learner's that the LMS handed over as it is; the value is its own name.
            case singleFile(String)
            case unknown(fileExtension: String)
        }

        /// Its name in the folder of submissions.
        package var name: String
        /// What it is.
        var kind: Kind
        /// Where it is.
        var url: URL
    }

    /// The name under which results are stored.
    package var id: String
    /// Who handed it in, as far as the name says.
    package var name: String
    /// The numbers in the name under which an LMS knows the learner.
    package var keys: [String]
    /// Whether these are the numbers of participants of an assignment.
    package var hasParticipantNumbers = false
    /// Whether a name says that it was handed in late.
    package var isMarkedLate: Bool
    /// What was handed in, the newest first.
    package var items: [Item]
    /// A text that changes when an item changes, or when other files are asked for.
    package var stamp: String

    /// The submission, as far as names tell.
    package var submission: Submission {
        Submission(id: id, name: name, keys: keys, hasParticipantNumbers: hasParticipantNumbers)
    }
}
