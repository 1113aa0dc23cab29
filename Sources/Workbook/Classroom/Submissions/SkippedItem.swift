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
