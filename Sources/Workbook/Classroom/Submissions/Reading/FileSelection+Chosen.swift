import Foundation

extension FileSelection {
    /// A file that will be graded.
    struct Chosen {
        /// Its path in the course.
        var path: String
        /// Its content.
        var content: Data
        /// Whether it is the unchanged starter.
        var isStarter: Bool
        /// Whether there is nothing to read in it, although there is in its starter.
        var hasLostContent: Bool
        /// When it was changed, if that is plausible; `nil` for an unchanged starter.
        var modified: Date?
        /// Whether that depends on the time zone of the one who reads it.
        var needsTimeZone: Bool
        /// When it says that it was changed, if that is in the future.
        var future: Date?
        /// The folder in which the course's layout begins; `nil` if it was found by its name alone.
        var prefix: String?
        /// Where it is in the submission, safe to show.
        var place: String
    }
}
