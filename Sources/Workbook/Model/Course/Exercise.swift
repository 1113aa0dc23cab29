import Foundation

/// One folder of Swift files that compiles as one module and is graded by one hidden suite.
package struct Exercise: Sendable, Equatable {
    /// Where an exercise stands in a course, written `3.2`.
    package struct ID: Sendable, Hashable, CustomStringConvertible {
        /// The number of the lesson.
        package var lesson: Int
        /// The place in the lesson, from 1.
        package var position: Int

        /// Creates the id of the exercise at `position` of a lesson.
        package init(lesson: Int, position: Int) {
            self.lesson = lesson
            self.position = position
        }

        /// The two numbers with a point between them.
        package var description: String { "\(lesson).\(position)" }
    }

    /// What the learner does in an exercise.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        /// Change production code until it can be tested.
        case refactor
        /// Write a test double or a helper.
        case double
        /// Write tests, which are then run against planted bugs.
        case tests

        /// Reads the kind; anything else is an error that lists the kinds.
        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let kind = Kind(rawValue: try container.decode(String.self)) else {
                let names = Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "one of \(names)")
            }
            self = kind
        }
    }

    /// Where the exercise stands in the course.
    package var id: ID
    /// The short name, such as `test-the-tracker`.
    package var slug: String
    /// The short names that it had in earlier versions of the course, so that progress is kept.
    package var formerly: [String] = []
    /// The name that a learner reads.
    package var title: String
    /// What the learner does.
    package var kind: Kind
    /// The module that the exercise's folder compiles to.
    package var module: String
    /// The given module under test; only where the learner writes tests.
    package var subject: String?
    /// The names of the files that belong to the learner; all others in the folder are given.
    package var owns: [String]
    /// The modules under the course's `Sources` that the exercise imports.
    package var support: [String]
    /// Three hints: a nudge, a pointer, nearly the solution.
    package var hints: [String]
    /// A nudge for some of the checks, by their ids: what to look at when just that check fails.
    package var checkHints: [String: String] = [:]
    /// How many seconds a single check may run.
    package var secondsPerCheck: Double
    /// The places that belong to the exercise.
    package var folders: Folders
    /// The owned files of the production part that a tests part takes into its subject.
    package var carries: [String] = []
    /// The tests that the learner writes beside production code, as an exercise of their own with the same id.
    ///
    /// There is at most one; a list because a value cannot hold itself.
    package var testsPart: [Exercise] = []

    /// The module that holds the checks: hidden ones, or the learner's own tests.
    package var suiteModule: String { kind == .tests ? module : module + "Checks" }

    /// The learner's first file, the one to open.
    package var mainFile: URL { folders.lesson.appending(path: owns.first ?? "") }
}

extension Exercise {
    /// The places that belong to an exercise.
    package struct Folders: Sendable, Equatable {
        /// What the learner edits: `Lessons/3-testable/2-test-the-tracker`.
        package var lesson: URL
        /// The folder of a tests part inside every attempt; empty for an exercise that is all one part.
        package var inside = ""
        /// What grades it: `Tests/Suites/3-testable/2-test-the-tracker`.
        package var suite: URL
        /// The starter, the reference and the variations: `Solutions/3-testable/2-test-the-tracker`.
        package var solutions: URL

        /// The pristine starter, owned and given files.
        package var starter: URL { part(of: solutions.appending(path: "starter")) }
        /// The model answer.
        package var reference: URL { part(of: solutions.appending(path: "reference")) }
        /// The paragraph that tells why the model answer is as it is.
        package var why: URL { solutions.appending(path: "why.md") }
        /// Where the exercise's files lie in an attempt's folder.
        package func part(of attempt: URL) -> URL {
            inside.isEmpty ? attempt : attempt.appending(path: inside)
        }
        /// The hidden suite's sources.
        package var checks: URL { suite.appending(path: "Checks") }
        /// The compile-time checks.
        package var probes: URL { suite.appending(path: "Probes") }
        /// The course's own copy of the module under test, with every planted bug in it.
        package var subject: URL { suite.appending(path: "Subject") }
        /// The list of expected checks.
        package var expectedChecks: URL { suite.appending(path: "checks.json") }
        /// The list of known wrong turns.
        package var wrongTurns: URL { suite.appending(path: "wrong-turns.json") }
        /// The list of correct variants and planted bugs.
        package var variants: URL { suite.appending(path: "variants.json") }
    }
}

extension Exercise {
    /// The folder of a tests part inside an attempt.
    static let testsFolder = "Tests"

    /// Makes the tests part of this exercise: its subject is the module that the learner makes testable.
    func makeTestsPart(module: String, owns: [String], carries: [String]) -> Exercise {
        var part = self
        part.kind = .tests
        part.module = module
        part.subject = self.module
        part.owns = owns
        part.carries = carries
        part.hints = []
        part.checkHints = [:]
        part.folders.lesson = folders.lesson.appending(path: Exercise.testsFolder)
        part.folders.inside = Exercise.testsFolder
        return part
    }
}
