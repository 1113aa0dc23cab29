import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds comments of probes that were probably meant as directives, and checks that lack a snippet.
struct ProbeMistakes {
    /// What was found, a sentence each.
    private(set) var all: [String] = []
    /// Whether snippets may be others than their author meant, so that nothing can be said about attempts.
    private(set) var isMisread = false

    private static let directives = ["CLIENT", "CHECK", "COMPILES", "REJECTED"]

    /// Reads the probes of an exercise.
    ///
    /// - Throws: ``MalformedFile`` for a file that can't be read, which explains missing snippets.
    init(of exercise: Exercise, in course: Course) throws {
        let checks = try CompileTimeChecks(of: exercise)
        let sentences = addWords(of: exercise, in: course)
        let surface = SurfaceNames(of: exercise, in: course)
        all += surface?.unknownLevels ?? []
        if let surface, let place = sentences[surface.id] {
            all.append(
                "\(surface.path) has the id \(surface.id), which a check in \(place) has already. Choose another id"
            )
        }
        // A misspelled directive explains missing snippets as well.
        isMisread = !all.isEmpty
        if isMisread { return }
        let places = SuitePlaces(exercise: exercise, course: course)
        all = checks.withoutControl.map {
            "\(places.place(of: .compileTime($0)).map { "\($0): " } ?? "")the check compile/\($0) demands a refusal, and has no snippet that must compile beside it"
        }
    }

    /// Looks at each line, and returns where the sentences of checks are, by their ids.
    private mutating func addWords(of exercise: Exercise, in course: Course) -> [String: String] {
        let withCode = CheckCode.load(for: exercise)
        var named: [String: String] = [:]
        var unnamed: [String: String] = [:]
        for file in exercise.folders.probes.files() {
            // Grading reports a file that can't be read.
            let text = String(
                decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let isOutside = lines.contains { $0.contains(/^\s*\/\/ CLIENT: (?:public|package)\b/) }
            for (index, line) in lines.enumerated() {
                if isOutside, line.contains(/^\s*@testable\s+import\b/) {
                    all.append(
                        "\(course.relativePath(of: file)):\(index + 1): with `@testable`, the file sees what is internal, and its CLIENT says that it doesn't. Write `import` alone"
                    )
                }
                let place = "\(course.relativePath(of: file)):\(index + 1)"
                if let word = ProbeMistakes.word(in: line) {
                    if let meant = ProbeMistakes.directive(meantBy: word) {
                        all.append("\(place): \(word) isn't a directive. Did you mean \(meant)?")
                    } else if ProbeMistakes.directives.contains(word),
                        !line.drop(while: \.isWhitespace).hasPrefix("// \(word)")
                    {
                        all.append("\(place): a directive begins with two slashes and one blank: // \(word)")
                    }
                }
                if let name = line.firstMatch(of: /^\s*\/\/ CHECK ([\w-]+): ./)?.1 {
                    if let first = named[String(name)] {
                        all.append(
                            "\(place): the id \(name) has a sentence already, in \(first). Choose another id, or leave out the second sentence if these snippets belong to the same check"
                        )
                    } else {
                        named[String(name)] = place
                    }
                } else if let name = line.firstMatch(of: /^\s*\/\/ CHECK ([\w-]+)/)?.1 {
                    unnamed[String(name)] = unnamed[String(name)] ?? place
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
        all += unnamed.filter { named[$0.key] == nil }.map { name, place in
            "\(place): the check \(name) has no sentence, so nothing would report it. Write one where the id comes first: // CHECK \(name): …"
        }.sorted()
        return named
    }

    /// Returns the word of a comment at which a directive would be; `nil` if the comment looks like prose.
    private static func word(in line: Substring) -> String? {
        let match =
            line.firstMatch(of: /^\s*\/\/ *([A-Z]+)\b/)
            ?? line.firstMatch(of: /^\s*\/\/ *([A-Za-z]+)(?::| [\w-]+:| [a-z0-9]+_[a-z0-9_]+ )/)
        return match.map { String($0.1) }
    }

    private static func directive(meantBy word: String) -> String? {
        if directives.contains(word) || word == word.lowercased() { return nil }
        return Suggestion.nearest(to: word.uppercased(), in: directives)
            ?? directives.first { $0 == word.uppercased() }
    }
}
