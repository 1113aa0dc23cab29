import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds uses of the hidden subject in a learner's tests that the learner can't read about.
///
/// `@testable import` also reaches the helpers with which the hidden subject selects and plants its bugs.
struct HiddenUseScan: Sendable {
    var workspace: Workspace
    var sources: [LearnerSource]

    /// Returns the symbols of a module that a table's objects use, in alphabetical order.
    static func symbols(ofModule module: String, in table: String) -> [String] {
        ImportScan.undefinedNames(in: table).filter { $0.contains("\(module.utf8.count)\(module)") }
            .map(String.init).sorted()
    }

    /// Returns the flags for the plain names of symbols of the code under test.
    func flags(for plain: [String]) throws -> [Flag] {
        let hidden = HiddenUseScan.words(in: try hiddenSources()).subtracting(workspace.part.readableWords)
        return HiddenUseScan.members(in: plain).intersection(hidden).sorted().map { word in
            let name = workspace.hiddenNames.restored(in: word)
            return Flag(
                "`\(name)` belongs to the grader's version of the code under test, and the exercise doesn't mention it",
                at: sources.place(of: name))
        }
    }

    /// Reads the course's files of the code under test.
    func hiddenSources() throws -> [String] {
        let folder = workspace.root.appending(path: "Sources/\(workspace.part.subject ?? "")")
        return try Workspace.sources(in: folder).filter { !workspace.part.carries.contains($0.key) }.values
            .map {
                String(decoding: $0, as: UTF8.self)
            }
    }

    /// Returns the names that source files declare.
    static func words(in sources: [String]) -> Set<String> {
        sources.reduce(into: []) { words, source in
            let tokens = Lexer.tokens(of: Array(source.utf8))
            for (keyword, name) in zip(tokens, tokens.dropFirst()) where name.kind == .word {
                if keywords.contains(keyword.text) { words.insert(name.text) }
            }
        }
    }

    /// Returns the names in plain symbols: what follows a point, as in `Kit.Lamp.toggle() -> ()`.
    static func members(in symbols: [String]) -> Set<String> {
        symbols.reduce(into: []) { names, symbol in
            // The type of a declaration says nothing about what the tests use, and nobody can write a private name.
            if symbol.contains(" in _") { return }
            let declaration = symbol.prefix { $0 != "(" && $0 != ":" }
            for match in declaration.matches(of: /\.([\p{L}_][\p{L}\p{N}_]*)/) {
                names.insert(String(match.1))
            }
        }
    }

    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    ]
}
