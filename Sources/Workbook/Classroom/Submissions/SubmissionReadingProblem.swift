import Foundation

/// Why no submission can be read, whatever is in it.
package enum SubmissionReadingProblem: Error, Equatable {
    /// The folder of submissions is missing or can't be read.
    case unreadableFolder(URL)
    /// There is a file where the folder with the submissions should be.
    case notAFolder(URL)
    /// This program, which unpacks archives, isn't installed.
    case missingTool(String)
}
