import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds what tells learners the answer before they have asked for it: code of the reference in a hint that isn't the last one, and
/// comments that the test library shows.
struct GivenAwayAnswers {
    let course: Course

    /// The fewest words and signs in a row that are an answer rather than a name from it.
    private static let fewestTokens = 12

    /// Returns a sentence about each of them.
    func all(in exercise: Exercise) -> [String] {
        course.isImported ? [] : hints(of: exercise) + comments(of: exercise)
    }

    private func hints(of exercise: Exercise) -> [String] {
        let folders = exercise.folders
        let answers = runs(in: folders.reference).subtracting(runs(in: folders.starter))
        let places = ManifestPlaces(of: exercise, in: course)
        return exercise.hints.dropLast().enumerated().filter { _, hint in
            // Authors write code with and without the signs for it.
            !runs(in: Array(hint.replacing(/```\w*\n|`/, with: " ").utf8)).isDisjoint(with: answers)
        }.map { index, _ in
            "\(places.place(of: "hints[\(index)]")): hint \(index + 1) has code of the reference, and only the last hint should"
        }
    }

    /// Returns the runs of code in the files of a folder.
    private func runs(in folder: URL) -> Set<[String]> {
        FileTree(folder).files().filter { $0.hasSuffix(".swift") }.reduce(into: []) { runs, path in
            // A file that can't be read has other findings.
            let source = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
            runs.formUnion(self.runs(in: Array(source)))
        }
    }

    /// Returns the fewest words and signs that are an answer, from each place on.
    private func runs(in source: [UInt8]) -> Set<[String]> {
        let words = Lexer.tokens(of: source).map(\.text)
        return Set(
            (0..<max(0, words.count - Self.fewestTokens + 1)).map {
                Array(words[$0..<$0 + Self.fewestTokens])
            })
    }

    private func comments(of exercise: Exercise) -> [String] {
        exercise.folders.checks.files().flatMap { file -> [String] in
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return zip(lines, lines.dropFirst()).enumerated().filter { _, pair in
                pair.0.hasPrefix("//") && pair.1.contains(/^(\w+ )*(\w+ = )?(try )?#(expect|require)\b/)
            }.map { index, pair in
                "\(course.relativePath(of: file)):\(index + 1): learners read this comment if the expectation below it fails: \(pair.0)"
            }
        }
    }
}
