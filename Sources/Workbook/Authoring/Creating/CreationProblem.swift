import Foundation

/// Why no course, lesson or exercise was created.
package enum CreationProblem: Error, Equatable {
    /// There is something at the place already.
    case exists(URL)
    /// A name can't be a folder's and a command's.
    case badName(String)
    /// A name begins with a number, which `grade` itself puts in front of it.
    case numbered(String)
    /// The module of an exercise would have the name of one that belongs to another; the owner is the end of a sentence.
    case knownModule(String, owner: String)
    /// The type of an exercise would have the name of one that code uses everywhere.
    case knownType(String)
    /// The module of an exercise would have the name of another exercise's.
    case takenModule(String, exercise: String)
    /// The course has a lesson or an exercise with this name.
    case taken(String)
    /// The course has no such lesson.
    case noLesson(String, known: [String])
}
