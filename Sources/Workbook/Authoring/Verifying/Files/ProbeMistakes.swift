import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds comments of probes that were probably meant as directives, and checks that lack a snippet.
struct ProbeMistakes {
    /// What was found, a sentence each.
    private(set) var all: [String] = []

    private static let directives = ["CLIENT", "CHECK", "COMPILES", "REJECTED"]

    /// Reads the probes of an exercise.
    ///
    /// - Throws: ``MalformedFile`` for a file that can't be read, which explains missing snippets.
    init(of exercise: Exercise, in course: Course) throws {
        let checks = try CompileTimeChecks(of: exercise)
        addWords(of: exercise, in: course)
        // A misspelled directive explains missing snippets as well.
        if !all.isEmpty { return }
        all = checks.withoutControl.map {
            "the check compile/\($0) demands a refusal, and has no snippet that must compile beside it"
        }
    }

    private mutating func addWords(of exercise: Exercise, in course: Course) {
        let withCode = CheckCode.load(for: exercise)
        for file in exercise.folders.probes.files() {
            // Grading reports a file that can't be read.
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, line) in lines.enumerated() {
                let place = "\(course.relativePath(of: file)):\(index + 1)"
                if let word = line.firstMatch(of: /^\s*\/\/ *([A-Za-z]+)(?::| [a-z_]+:)/)?.1,
                    let meant = ProbeMistakes.directive(meantBy: String(word))
                {
                    all.append("\(place): \(word) isn't a directive. Did you mean \(meant)?")
                }
                if let name = line.firstMatch(of: /^\s*\/\/ CHECK ([\w-]+)/)?.1,
                    withCode[Check.Kind.compileTime(String(name)).id] == nil
                {
                    all.append(
                        "\(place): the check compile/\(name) has no snippet, which begins with COMPILES or REJECTED"
                    )
                }
            }
        }
    }

    private static func directive(meantBy word: String) -> String? {
        if directives.contains(word) || word == word.lowercased() { return nil }
        return Suggestion.nearest(to: word.uppercased(), in: directives)
            ?? directives.first { $0 == word.uppercased() }
    }
}
