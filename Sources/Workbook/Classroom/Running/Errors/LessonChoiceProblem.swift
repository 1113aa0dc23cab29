import Foundation

/// Why nobody can tell which lessons to grade.
package enum LessonChoiceProblem: Error, Equatable {
    /// The lessons of a handout, such as `3,6`, and its folder.
    package struct HandedOut: Sendable, Equatable {
        var lessons: String
        var folder: URL
    }

    /// Several handouts had different lessons, so nobody knows which ones were handed in.
    case severalHandouts([HandedOut])
    /// Some lessons were not handed out, and no submission has a file of them.
    case notHandedOut(lessons: [Int], handedOut: [Int])
    /// The results have no files of some lessons, because these weren't asked for.
    case filesNotKept(URL, lessons: [Int])
}
