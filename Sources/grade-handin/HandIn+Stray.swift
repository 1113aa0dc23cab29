import WorkbookModel

extension HandIn {
    /// A file for which no exercise asks where it is, and which may be an answer all the same.
    struct Stray: Sendable {
        /// Why a file may be an answer.
        enum Reason: Sendable {
            /// It is named like one, or it is a Swift file in the lessons.
            case name
            /// The course gives it, and the learner changed it.
            case givenFile
            /// It is a document or a picture, or text that mentions what an exercise declares.
            case content
        }

        /// Whether it is packed.
        var isPacked: Bool { !isTooLarge && !isOtherVersion }

        /// The file; without its content if that is too large to be packed.
        var file: File
        /// The exercise that it may be meant for: the one that asks for a file of this name, or else the one in whose folder
        /// it is.
        var exercise: Exercise?
        /// Whether it is in that exercise's folder.
        var isInside: Bool
        /// Why it may be an answer.
        var reason = Reason.name
        /// If that isn't its name: the unchanged or missing exercises to which it may be the answer.
        var mayAnswer: [Exercise] = []
        /// Whether it is larger than any answer may be.
        var isTooLarge = false
        /// The folder of another copy of the course inside this one, if it is in one.
        var copy: String?
        /// Whether it is in such a copy, and the exercise was changed in this one as well.
        var isOtherVersion = false
    }
}
