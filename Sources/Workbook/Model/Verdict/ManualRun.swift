import Foundation

/// What repeats a run of the grader by hand: a program with its arguments, in the package that was graded.
package struct ManualRun: Sendable, Equatable {
    /// The code that the tests run with.
    package enum Subject: Sendable, Equatable {
        /// The learner's code, which the hidden suite checks.
        case own
        /// A correct version, which the learner's tests must accept.
        case correct
        /// A version with a planted bug of this name, which the learner's tests must catch.
        case bug(String)
    }

    /// The code that the tests run with.
    package let subject: Subject
    /// The folder of the package.
    package let folder: URL
    /// The variables that the run needs, in addition to those of a shell.
    package let environment: [String: String]
    /// The program and its arguments.
    package let words: [String]

    /// Creates a run.
    package init(_ subject: Subject, in folder: URL, environment: [String: String], words: [String]) {
        self.subject = subject
        self.folder = folder
        self.environment = environment
        self.words = words
    }
}
