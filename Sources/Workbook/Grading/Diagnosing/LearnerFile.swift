import Foundation
import WorkbookModel
import WorkbookSystem

/// A learner's file as it was compiled, for what the line of an error doesn't show.
struct LearnerFile {
    /// Whether it contains tests.
    private let isTest: Bool
    /// Whether it contains tests, but not the word `@testable`.
    let lacksTestable: Bool
    /// Its braces.
    let braces: BraceScan
    private let source: Data
    /// The names that it declares.
    private let names: [String]
    /// The files of the exercise's other part with the names that they declare, if this one is of the learner's tests.
    private let elsewhere: [(file: String, names: [String])]

    /// Looks through a source.
    ///
    /// - Parameter others: The files of the exercise's other part, if this one is of the learner's tests.
    init(_ source: Data, isTest: Bool, others: [String: Data] = [:]) {
        self.isTest = isTest
        lacksTestable = isTest && source.firstRange(of: Data("@testable".utf8)) == nil
        braces = BraceScan(Array(source))
        self.source = source
        names = Self.names(in: source, after: Self.types.union(["let", "var", "func", "case"]))
        // A local name of another file says nothing about one that is missing here.
        elsewhere = others.sorted { $0.key < $1.key }.map {
            ($0.key, Self.names(in: $0.value, after: Self.types))
        }
    }

    /// The words before the name of a type that is declared.
    static let types: Set = ["class", "struct", "enum", "protocol", "actor"]

    /// Returns the names in a source that stand after one of these words.
    static func names(in source: Data, after introducers: Set<String>) -> [String] {
        let words = Lexer.tokens(of: Array(source)).map(\.text)
        return zip(words, words.dropFirst()).filter { introducers.contains($0.0) }.map(\.1)
    }

    /// Reads the file that a message of the compiler names.
    init(path: String, in workspace: Workspace) {
        // Without its content, the compiler's message and line remain.
        let source = FileManager.default.contents(atPath: path) ?? Data()
        let hasOtherPart = workspace.part.subfolder != nil
        // If the other part can't be read, its own verdict says so.
        let others = hasOtherPart ? try? Workspace.sources(in: workspace.attempt.attemptFolder) : nil
        self.init(
            source, isTest: path.contains("/Tests/\(workspace.part.module)/"), others: others ?? [:])
    }

    /// Returns what an error in the file means in plain words, if that is known.
    func advice(on error: CompilerMessage, _ notes: [CompilerMessage]) -> String? {
        braces.sentence(for: error.text) ?? similarName(error.text) ?? setter(error.text)
            ?? access(error.text)
            ?? CompileAdvice.sentence(for: error, notes: notes, lacksTestable: lacksTestable)
    }

    /// Returns the sentence for a property of the code under test that one of its versions computes.
    private func setter(_ message: String) -> String? {
        guard isTest, let name = CompileAdvice.match("'*' is a get-only property", message)?.first,
            !names.contains(name)
        else { return nil }
        return
            "`\(name)` can't be set here. Tests are compiled with several versions of this code, built in different ways: use only what the task promises."
    }

    /// Returns the sentence for an override that is less accessible than its `open` class.
    private func access(_ message: String) -> String? {
        guard message.contains("must be as accessible as") else { return nil }
        let tokens = Lexer.tokens(of: Array(source))
        let words = zip(tokens, tokens.dropFirst()).first { $0.text == "open" && $1.text == "class" }
        guard let line = words.map({ source.line(ofOffset: $0.0.range.lowerBound) }) else { return nil }
        return
            "A class that is `open` needs overrides that are `open`. Line \(line) makes the class `open`. Does this exercise need that?"
    }

    /// Returns the sentence for a name that isn't found, if the file declares a similar one and the compiler names none.
    private func similarName(_ message: String) -> String? {
        guard
            let name = message.wholeMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map({ String($0.1) })
        else { return nil }
        if let other = elsewhere.first(where: { $0.names.contains(name) }) {
            return
                "`\(name)` is declared in \(other.file), and your tests are compiled with another version of that file. Declare it beside the tests."
        }
        if names.contains(name) {
            return "`\(name)` is declared elsewhere in this file, but not where this line can see it."
        }
        // Where a type is wanted, a property can't be meant, nor the other way round.
        let alike = names.filter { $0.first?.isUppercase == name.first?.isUppercase }
        guard let near = Suggestion.nearest(to: name, in: alike) else { return nil }
        return "Nothing is named `\(name)` here. Do you mean `\(near)`, or is that name misspelled?"
    }

    /// Returns how likely it is that other errors only follow from this one, as a number that is smaller for a likelier one.
    func rank(_ error: CompilerMessage) -> Int {
        if BraceScan.isAboutBraces(error.text) && !braces.isBalanced { return 0 }
        if CompileAdvice.openParenthesis(error) != nil { return 1 }
        let isSyntax = ["expected ", "consecutive statements", "unterminated"].contains(
            where: error.text.hasPrefix)
        return isSyntax ? 2 : 3
    }
}
