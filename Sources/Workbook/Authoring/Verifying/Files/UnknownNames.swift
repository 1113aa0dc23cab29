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
            .union(unknownFiles(Set(mentions.map(\.0).filter(UnknownNames.isFile)), to: exercise))
        var listed: Set<String> = []
        return mentions.map(\.0).filter { unknown.contains($0) && listed.insert($0).inserted }.map {
            name in
            let owner = UnknownNames.isFile(name) ? "no folder" : "no code"
            var places: [String] = []
            for (mention, place) in mentions where mention == name && !places.contains(place) {
                places.append(place)
            }
            return
                "`\(name)` is in \(owner) of the exercise; if something was renamed, also rename it in \(places.joined(separator: ", "))"
        }
    }

    /// Returns the names in the spans of code of a text that are nothing but names: no file, no attribute, no whole expression.
    static func names(in text: String) -> [String] { mentions(in: text).map(\.name).filter { !isFile($0) } }

    private static func mentions(in text: String) -> [(name: String, index: String.Index)] {
        let spans = text.matches(
            of:
                /`((?:(?:var|let|func|struct|class|protocol|enum) )?[_$]?[A-Za-z]\w*(?:\.[A-Za-z]\w*)*(?:\((?:\w+:)*\))?)`/
        )
        return spans.filter { span in
            ![".md", ".json"].contains { span.1.hasSuffix($0) }
        }
        .flatMap { span in
            if isFile(String(span.1)) { return [(String(span.1), span.range.lowerBound)] }
            return Lexer.tokens(of: Array(span.1.utf8)).filter { $0.kind == .word }.map {
                (plain($0.text), span.range.lowerBound)
            }
        }
        // A letter stands for a value.
        .filter { $0.0.count > 1 && !keywords.contains($0.0) }
    }

    /// Whether a name in code font is that of a file, which learners look for.
    private static func isFile(_ name: String) -> Bool { name.hasSuffix(".swift") }

    /// Returns the names of files that no folder with code of the exercise has.
    private func unknownFiles(_ names: Set<String>, to exercise: Exercise) -> Set<String> {
        var names = names
        for folder in codeFolders(of: exercise) + [exercise.folders.lesson] where !names.isEmpty {
            names.subtract(FileTree(folder).files().map { URL(filePath: $0).lastPathComponent })
        }
        return names
    }

    /// The folders besides those of starter and reference in which a name can be.
    private func codeFolders(of exercise: Exercise) -> [URL] {
        [exercise.folders.solutions, exercise.folders.suite, course.sharedSuite]
            + course.sharedFolders(of: exercise.firstPart)
    }

    /// Returns a name without the mark of what is behind a property wrapper.
    private static func plain(_ name: String) -> String { String(name.drop { $0 == "_" || $0 == "$" }) }

    /// Returns which symbols `surface.json` allows although no code of the exercise has them, a sentence each.
    func symbols(in exercise: Exercise) -> [String] {
        guard !course.isImported, let surface = SurfaceNames(of: exercise, in: course) else { return [] }
        func words(_ name: String) -> [String] {
            Lexer.tokens(of: Array(name.utf8)).filter { $0.kind == .word }.map(\.text)
                .filter { !UnknownNames.keywords.contains($0) }
        }
        let unknown = unknown(Set(surface.names.flatMap(words)), to: exercise)
        return surface.names.filter { !unknown.isDisjoint(with: words($0)) }.map {
            "\(surface.path) allows \($0), which no code of the exercise declares"
        }
    }

    /// Returns those names that no code of the exercise has; none if a starter or a reference without code shows that nothing is
    /// known of the code.
    private func unknown(_ names: Set<String>, to exercise: Exercise) -> Set<String> {
        let own = [exercise.folders.reference, exercise.folders.starter].map { words(in: $0) }
        if own.contains(where: \.isEmpty) { return [] }
        let part = exercise.firstPart
        // Learners know the folders of an exercise by the last two.
        let modules = exercise.parts.flatMap { [$0.module, $0.subject ?? ""] } + part.support
        let others = modules + part.products.map(\.name) + ["Subject", "Tests"]
        var names = own.reduce(names.subtracting(others)) { $0.subtracting($1) }
            .filter { !UnknownNames.isFile($0) }
        // Most names are in the starter or the reference, and reading everything takes long.
        for folder in codeFolders(of: exercise) where !names.isEmpty { names.subtract(words(in: folder)) }
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
