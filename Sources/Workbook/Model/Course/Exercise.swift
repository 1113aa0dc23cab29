import Foundation

/// One folder of Swift files that a learner edits, as one module or as production code with tests of it.
package struct Exercise: Sendable, Equatable {
    /// Where an exercise stands in a course, written `3.2`.
    package struct ID: Sendable, Hashable, Codable, CustomStringConvertible {
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
        /// Write code until the suite passes.
        case implement

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
    /// The short names from earlier versions of the course, so that progress is kept.
    package var formerly: [String]
    /// The name that a learner reads.
    package var title: String
    /// What a learner has learned once the exercise has passed, in one sentence, if the author has written it.
    package var learned: String?
    /// The first part, or the only one.
    package var firstPart: ExercisePart
    /// The tests that the learner writes for the production code of the first part, if the exercise asks for
    /// both.
    package var secondPart: ExercisePart?
    /// Three hints: a nudge, a pointer, nearly the solution.
    package var hints: [String]
    /// A hint for some of the checks, by their ids: what to look at when just that check fails.
    package var checkHints: [String: String]
    /// The folders that belong to the exercise.
    package var folders: Folders

    /// Creates an exercise of one part.
    package init(
        id: ID, slug: String, formerly: [String] = [], title: String, learned: String? = nil, kind: Kind,
        module: String, subject: String? = nil, owns: [String], support: [String],
        products: [PackageProduct] = [], hints: [String],
        checkHints: [String: String] = [:], secondsPerCheck: Double, folders: Folders
    ) {
        self.id = id
        self.slug = slug
        self.formerly = formerly
        self.title = title
        self.learned = learned
        self.hints = hints
        self.checkHints = checkHints
        self.folders = folders
        firstPart = ExercisePart(
            exerciseID: id, kind: kind, module: module, subject: subject, owns: owns, support: support,
            products: products, secondsPerCheck: secondsPerCheck, folders: folders)
    }

    /// Adds a second part: tests of the first part's module.
    ///
    /// - Parameter carries: The owned files of the first part that the tests need in their subject.
    package mutating func addTests(module: String, owns: [String], carries: [String]) {
        secondPart = ExercisePart(
            exerciseID: id, kind: .tests, module: module, subject: firstPart.module, owns: owns,
            carries: carries, support: firstPart.support, products: firstPart.products,
            secondsPerCheck: firstPart.secondsPerCheck,
            subfolder: ExercisePart.testsFolder, folders: folders)
    }

    /// The one or two parts; each is a module that is graded separately.
    package var parts: [ExercisePart] { [firstPart] + (secondPart.map { [$0] } ?? []) }

    /// What the learner does in the first part.
    package var kind: Kind { firstPart.kind }

    /// The learner's first file, the one to open.
    package var mainFile: URL { firstPart.mainFile }
}

extension Exercise {
    /// The folders that belong to an exercise, whatever its parts.
    package struct Folders: Sendable, Equatable {
        /// What the learner edits: `Lessons/3-testable/2-test-the-tracker`.
        package var lesson: URL
        /// What grades it: `Tests/Suites/3-testable/2-test-the-tracker`.
        package var suite: URL
        /// The starter, the reference and the variations: `Solutions/3-testable/2-test-the-tracker`.
        package var solutions: URL
        /// Whether the folder of the solutions contains more than the starter; in a copy that was handed out, it doesn't.
        package var hasSolutions: Bool
        /// The folder of the lists to use instead of those that are recorded.
        package var observed: URL?

        /// Creates the folders of an exercise.
        package init(lesson: URL, suite: URL, solutions: URL, hasSolutions: Bool = true) {
            self.lesson = lesson
            self.suite = suite
            self.solutions = solutions
            self.hasSolutions = hasSolutions
        }

        /// The pristine starter, with owned and given files.
        package var starter: URL { solutions.appending(path: "starter") }
        /// The model answer.
        package var reference: URL { solutions.appending(path: "reference") }
        /// The paragraph that explains the model answer.
        package var why: URL { solutions.appending(path: "why.md") }
        /// The hidden suite's sources.
        package var checks: URL { suite.appending(path: "Checks") }
        /// The compile-time checks.
        package var probes: URL { suite.appending(path: "Probes") }
        /// The course's own copy of the module under test, with every planted bug in it.
        package var subject: URL { suite.appending(path: "Subject") }
        /// The list of expected checks.
        package var expectedChecks: URL { (observed ?? suite).appending(path: "checks.json") }
        /// The list of known wrong turns.
        package var wrongTurns: URL { (observed ?? suite).appending(path: "wrong-turns.json") }
        /// The list of correct variants and planted bugs.
        package var variants: URL { suite.appending(path: "variants.json") }
    }
}
