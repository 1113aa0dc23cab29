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
        let (reference, starter) = (code(in: folders.reference), code(in: folders.starter))
        let places = ManifestPlaces(of: exercise, in: course)
        return exercise.hints.dropLast().enumerated().filter { _, hint in
            hint.matches(of: /```\w*\n(.*?)```|`([^`]+)`/.dotMatchesNewlines()).contains { span in
                let words = Lexer.tokens(of: Array((span.1 ?? span.2 ?? "").utf8)).map(\.text)
                return words.count >= Self.fewestTokens && reference.contains { $0.contains(words) }
                    && !starter.contains { $0.contains(words) }
            }
        }.map { index, _ in
            "\(places.place(of: "hints[\(index)]")): hint \(index + 1) has code of the reference, and only the last hint should"
        }
    }

    /// Returns the words and signs of each file in a folder.
    private func code(in folder: URL) -> [[String]] {
        FileTree(folder).files().filter { $0.hasSuffix(".swift") }.map { path in
            // A file that can't be read has other findings.
            let source = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
            return Lexer.tokens(of: Array(source)).map(\.text)
        }
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
