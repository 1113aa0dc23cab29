import Foundation

/// An error: a file of a track can't be used, so its exercise can't be imported.
package struct UnusableTrackFile: Error, Equatable {
    /// The file.
    package var file: URL
    /// What is wrong with it, such as "is a link".
    package var reason: String

    /// Creates an error about a file.
    package init(_ file: URL, _ reason: String) {
        self.file = file
        self.reason = reason
    }
}
