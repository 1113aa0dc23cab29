import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds what a probe's author probably meant as a directive, although it is only a comment.
struct ProbeWords {
    /// What was found, a sentence each.
    private(set) var problems: [String] = []

    private static let directives = ["CLIENT", "CHECK", "COMPILES", "REJECTED"]

    /// Reads the probes of an exercise.
    init(of exercise: Exercise, in course: Course) {
        let withCode = CheckCode.load(for: exercise)
        for file in exercise.folders.probes.files() {
            // Grading reports a file that can't be read.
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, line) in lines.enumerated() {
                let place = "\(course.relativePath(of: file)):\(index + 1)"
                if let word = line.firstMatch(of: /^\s*\/\/ *([A-Za-z]+)(?::| [a-z_]+:)/)?.1,
                    let meant = ProbeWords.directive(meantBy: String(word))
                {
                    problems.append("\(place): \(word) isn't a directive. Did you mean \(meant)?")
                }
                if let name = line.firstMatch(of: /^\s*\/\/ CHECK ([\w-]+)/)?.1,
                    withCode[Check.Kind.compileTime(String(name)).id] == nil
                {
                    problems.append(
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
