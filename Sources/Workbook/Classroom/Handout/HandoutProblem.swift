import Foundation

/// Why nothing was written to hand out.
package enum HandoutProblem: Error, Equatable {
    /// The folder or archive exists, and was not written by `grade class handout`.
    case foreign(URL)
    /// The folder was written by `grade class handout`, and these files in it were added, changed or removed since.
    case changed(URL, files: [String])
    /// There is a file where the folder should be.
    case notAFolder(URL)
    /// The folder of the course, or one around it, would be replaced.
    case holdsTheCourse(URL)
    /// The folder is inside one whose files are handed out, such as `Lessons`.
    case insideTheCourse(URL)
    /// The tool that is asked lies apart from its sources, so they can't be handed out.
    case noTool(URL?)
    /// The tool's `Package.swift` has no such section, so the tool can't be built from it.
    case manifest(URL, section: String)
    /// These places of the course are still to be written or recorded; the lessons with these numbers have none.
    case unfinished([String], finished: [Int])
    /// A file that belongs to an exercise is missing.
    case missing(URL)
    /// The program that compresses archives is missing.
    case noProgram(String)
    /// The program that compresses archives failed, with these words.
    case failed(program: String, words: String)
}
