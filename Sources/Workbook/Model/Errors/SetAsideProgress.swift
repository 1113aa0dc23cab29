/// A progress file that cannot be used and is kept under another name.
package struct SetAsideProgress: Sendable, Equatable {
    /// What is wrong with the file.
    package enum Problem: Error, Equatable {
        /// It cannot be read.
        case corrupt
        /// It was written by a newer version of this tool.
        case newer(format: Int)
        /// It has far more bytes than progress needs.
        case tooLarge(bytes: Int)
    }

    /// What is wrong with the file.
    package var problem: Problem
    /// The file's new name; `nil` as long as nothing replaces the file.
    package var copy: String?

    /// Creates a value.
    package init(_ problem: Problem, copy: String? = nil) {
        self.problem = problem
        self.copy = copy
    }
}
