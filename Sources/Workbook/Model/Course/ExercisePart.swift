import Foundation

/// A module of an exercise that is built and graded separately.
///
/// Most exercises have one part. An exercise of two parts asks for production code, and for tests of that
/// code in a subfolder.
package struct ExercisePart: Sendable, Equatable {
    /// The folder of the second part in every attempt.
    static let testsFolder = "Tests"

    /// The exercise that the part belongs to.
    package var exerciseID: Exercise.ID
    /// What the learner does.
    package var kind: Exercise.Kind
    /// The module that the part's files compile to.
    package var module: String
    /// The module under test, if the learner writes tests.
    package var subject: String?
    /// The names of the learner's files; all other files in the folder are given.
    package var owns: [String]
    /// Those of the learner's files that may be missing, where every Swift file in the folder belongs to the learner; `nil` if
    /// only the files in `owns` do.
    package var others: [String]?
    /// The owned files of the first part that the tests of a second part need in their subject.
    package var carries: [String] = []
    /// The modules under the course's `Sources` that the part imports.
    package var support: [String]
    /// The libraries of the course's packages that the part uses.
    package var products: [PackageProduct] = []
    /// How many seconds a single check may run.
    package var secondsPerCheck: Double
    /// The folder of the part inside an attempt; `nil` if its files lie directly in the attempt's folder.
    package var subfolder: String?
    /// The folders of the exercise.
    package var folders: Exercise.Folders

    /// The module that holds the checks: the hidden suite, or the learner's own tests.
    package var suiteModule: String { kind == .tests ? module : module + "Checks" }

    /// The folder of the part in an attempt's folder.
    package func folder(in attempt: URL) -> URL { subfolder.map { attempt.appending(path: $0) } ?? attempt }

    /// Whether a Swift file of the starter is given, by its name: where further files are the learner's, none is, because an
    /// answer may arrange its code in other files.
    package func isGiven(_ name: String) -> Bool { others == nil && !owns.contains(name) }

    /// The part's files in the pristine starter.
    package var starter: URL { folder(in: folders.starter) }

    /// The learner's first file, the one to open.
    package var mainFile: URL { folder(in: folders.lesson).appending(path: owns.first ?? "") }

    /// Reads which Swift files an attempt has in the part's folder, and returns the part with all of them as the learner's, if
    /// further files are allowed.
    ///
    /// - Parameter attempt: The folder of the attempt.
    func takingFiles(in attempt: URL) -> ExercisePart {
        guard let others else { return self }
        // A folder that cannot be read lacks the first file too, which grading reports.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(in: attempt).path)) ?? []
        let there = Set(names.filter { ExercisePart.isFileName($0) })
        var part = self
        part.owns =
            owns.filter { !others.contains($0) || there.contains($0) } + there.subtracting(owns).sorted()
        part.others = part.owns.filter { !owns.contains($0) || others.contains($0) }
        return part
    }

    /// What stands in a manifest for all further Swift files of a folder.
    static let anyFile = "*.swift"

    /// Whether a text is the name of a Swift file that can't lead out of its folder.
    package static func isFileName(_ name: String) -> Bool {
        name.wholeMatch(of: /[^.\/*][^\/*]*\.swift/) != nil
    }

    /// The learner's files by their paths in the exercise's folder.
    package var ownedPaths: [String] { owns.map { name in subfolder.map { "\($0)/\(name)" } ?? name } }
}
