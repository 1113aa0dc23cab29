import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// A text of an exercise that learners read, and where it is.
struct Passage {
    var place: String
    var text: String
    /// The line of the file at which the text begins; `nil` if the place has a line already.
    var firstLine: Int?

    /// Returns the place of a part of the text.
    func place(at index: String.Index) -> String {
        firstLine.map { first in "\(place):\(first + text[..<index].count(where: \.isNewline))" } ?? place
    }

    /// Returns the tasks, the hints, why the reference is as it is, and what the suite, the planted bugs and the diagnoses say.
    static func all(of exercise: Exercise, in course: Course) -> [Passage] {
        let places = ManifestPlaces(of: exercise, in: course)
        let hints = exercise.hints.enumerated().map { index, hint in
            Passage(place: places.place(of: "hints[\(index)]"), text: hint)
        }
        let checkHints = exercise.checkHints.sorted { $0.key < $1.key }.map {
            Passage(place: places.place(of: "checkHints.\($0.key)"), text: $0.value)
        }
        let learned = exercise.learned.map { Passage(place: places.place(of: "learned"), text: $0) }
        let tasks = exercise.parts.compactMap { part -> Passage? in
            guard let task = ExerciseTask(of: part), let file = ExerciseTask.file(of: part) else {
                return nil
            }
            // A title is the line before it.
            let isFromTop = file.lastPathComponent == ExerciseTask.fileName && task.title.isEmpty
            return Passage(
                place: course.relativePath(of: file), text: task.text, firstLine: isFromTop ? 1 : 2)
        }
        // A text that is missing or can't be read has another finding.
        let why = FileManager.default.contents(atPath: exercise.folders.why.path).map {
            Passage(
                place: course.relativePath(of: exercise.folders.why),
                text: String(decoding: $0, as: UTF8.self),
                firstLine: 1)
        }
        return tasks + hints + checkHints + [learned, why].compactMap(\.self)
            + lines(of: exercise, in: course)
    }

    /// The sentences of checks and variants, what probes say, and the diagnoses, each a line of its file.
    private static func lines(of exercise: Exercise, in course: Course) -> [Passage] {
        let solutions = exercise.folders.solutions
        let diagnoses = FileTree(solutions).files().filter { $0.hasSuffix("/\(Variation.rejectionFile)") }
        let files =
            exercise.folders.checks.files() + exercise.folders.probes.files()
            + [exercise.folders.probes.appending(path: "surface.json"), exercise.folders.variants]
            + diagnoses.map { solutions.appending(path: $0) }
        return files.flatMap { file -> [Passage] in
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let isProbe = file.deletingLastPathComponent().lastPathComponent == "Probes"
            return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
                .filter {
                    file.pathExtension == "json" || isProbe && $1.contains("//") || $1.contains("@Test(")
                }
                .map { Passage(place: "\(course.relativePath(of: file)):\($0 + 1)", text: String($1)) }
        }
    }
}
