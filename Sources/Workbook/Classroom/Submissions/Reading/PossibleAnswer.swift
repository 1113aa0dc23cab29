/// A file that may be the answer to an exercise, although it isn't what is graded as that.
struct PossibleAnswer: Equatable {
    /// Why the file may be the answer.
    enum Reason: Equatable {
        /// It has the name that the exercise asks for, and other contents than what is graded; it lies in a folder of the
        /// exercise, or was found by its name alone.
        case sameName(isInFolder: Bool)
        /// Its name is similar, or it lies where the file should be, as `Vault copy.swift` does.
        case similarName
        /// It is a file that the course gives, and somebody worked in it.
        case givenFile
        /// It is a document, or text that mentions what the exercise declares, and nothing else says that it was left out.
        case document
        /// It is a document or an archive that can't be read, and is listed as that.
        case unreadDocument
    }

    /// The path in the course of the exercise's file to which it may be the answer.
    var asked: String
    /// Where it is in the submission, safe to show.
    var found: String
    var reason: Reason

    /// Whether only a person can tell what is in it.
    var isDocument: Bool { reason == .document || reason == .unreadDocument }
}
