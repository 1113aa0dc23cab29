import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// Finds names in code font that no code of an exercise has, as texts keep them after something was renamed.
struct UnknownNames {
    let course: Course

    /// Returns a sentence about each name; the texts of others stay as they are.
    func all(in exercise: Exercise) -> [String] {
        if course.isImported { return [] }
        let mentions = Passage.all(of: exercise, in: course).flatMap { passage in
            UnknownNames.mentions(in: passage.text).map { ($0.name, passage.place(at: $0.index)) }
        }
        let unknown = unknown(Set(mentions.map(\.0)), to: exercise)
        var listed: Set<String> = []
        return mentions.map(\.0).filter { unknown.contains($0) && listed.insert($0).inserted }.map {
            name in
            var places: [String] = []
            for (mention, place) in mentions where mention == name && !places.contains(place) {
                places.append(place)
            }
            return
                "`\(name)` is in no code of the exercise; if something was renamed, also rename it in \(places.joined(separator: ", "))"
        }
    }

    /// Returns the names in the spans of code of a text that are nothing but names: no file, no attribute, no whole expression.
    static func names(in text: String) -> [String] { mentions(in: text).map(\.name) }

    private static func mentions(in text: String) -> [(name: String, index: String.Index)] {
        let spans = text.matches(
            of:
                /`((?:(?:var|let|func|struct|class|protocol|enum) )?[_$]?[A-Za-z]\w*(?:\.[A-Za-z]\w*)*(?:\((?:\w+:)*\))?)`/
        )
        return spans.filter { span in
            ![".swift", ".md", ".json"].contains { span.1.hasSuffix($0) }
        }
        .flatMap { span in
            Lexer.tokens(of: Array(span.1.utf8)).filter { $0.kind == .word }.map {
                (plain($0.text), span.range.lowerBound)
            }
        }
        // A letter stands for a value.
        .filter { $0.0.count > 1 && !keywords.contains($0.0) }
    }

    /// Returns a name without the mark of what is behind a property wrapper.
    private static func plain(_ name: String) -> String { String(name.drop { $0 == "_" || $0 == "$" }) }

    /// Returns those names that no code of the exercise has; none if a starter or a reference without code shows that nothing is
    /// known of the code.
    private func unknown(_ names: Set<String>, to exercise: Exercise) -> Set<String> {
        let own = [exercise.folders.reference, exercise.folders.starter].map { words(in: $0) }
        if own.contains(where: \.isEmpty) { return [] }
        let part = exercise.firstPart
        let folders =
            [exercise.folders.solutions, exercise.folders.suite, course.sharedSuite]
            + course.sharedFolders(of: part)
        // Learners know the folders of an exercise by the last two.
        let modules = exercise.parts.flatMap { [$0.module, $0.subject ?? ""] } + part.support
        let others = modules + part.products.map(\.name) + ["Subject", "Tests"]
        var names = own.reduce(names.subtracting(others)) { $0.subtracting($1) }
        // Most names are in the starter or the reference, and reading everything takes long.
        for folder in folders where !names.isEmpty { names.subtract(words(in: folder)) }
        return names
    }

    /// Returns the words of all code in a folder, without comments and texts.
    private func words(in folder: URL) -> Set<String> {
        FileTree(folder).files().filter { $0.hasSuffix(".swift") }.reduce(into: []) { words, path in
            // A file that can't be read has other findings.
            let source = FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data()
            for token in Lexer.tokens(of: Array(source)) where token.kind == .word {
                words.insert(UnknownNames.plain(token.text.replacing("`", with: "")))
            }
        }
    }

    /// Words that Swift has for everybody.
    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue",
        "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else", "enum", "extension",
        "fallthrough",
        "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
        "init", "inout",
        "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open",
        "operator",
        "optional", "override", "package", "private", "protocol", "public", "repeat", "required", "rethrows",
        "return", "self",
        "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias",
        "unowned", "unsafe", "var", "weak", "where", "while", "willSet",
    ]
}
