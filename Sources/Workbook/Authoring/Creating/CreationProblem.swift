import Foundation

/// Why no course, lesson or exercise was created.
package enum CreationProblem: Error, Equatable {
    /// There is something at the place already.
    case exists(URL)
    /// A name can't be a folder's and a command's.
    case badName(String)
    /// The course has a lesson or an exercise with this name.
    case taken(String)
    /// The course has no such lesson.
    case noLesson(String, known: [String])
}
