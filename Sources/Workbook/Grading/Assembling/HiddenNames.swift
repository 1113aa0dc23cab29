import Foundation
import WorkbookModel
import WorkbookSystem

/// Generated names for what a hidden subject or a hidden suite declares and learners can't read about.
///
/// A type named `StopTwice` would tell a learner's tests, by reflection, which bug is planted. The type of a suite's double,
/// or the name of a check, would tell code under test what is expected.
struct HiddenNames: Sendable, Equatable {
    /// What every generated name begins with, so that they are quickly found in what a run reports.
    private let prefix: String
    /// The generated names by the original ones.
    private(set) var generated: [String: String] = [:]

    /// No names.
    static let none = HiddenNames(prefix: "", generated: [:])

    private init(prefix: String, generated: [String: String]) {
        self.prefix = prefix
        self.generated = generated
    }

    /// Generates names for the types that a subject declares.
    ///
    /// - Parameter readable: The words that learners can read about the subject, and which stay.
    init(subject: [String: Data], readable: Set<String>, secret: WorkspaceSecret) {
        let tokens = subject.values.map { Lexer.tokens(of: Array($0)) }
        self.init(tokens.flatMap(HiddenNames.types), except: readable, secret)
    }

    /// Generates names for the types and the tests that a suite declares.
    ///
    /// - Parameter readable: The words that learners can read, and which stay.
    init(suite: [String: Data], readable: Set<String>, secret: WorkspaceSecret) {
        let tokens = suite.values.map { Lexer.tokens(of: Array($0)) }
        var counts: [String: Int] = [:]
        for token in tokens.joined() where token.kind == .word { counts[token.text, default: 0] += 1 }
        // Another function may have the name of a test.
        let tests = tokens.flatMap(HiddenNames.tests).filter { counts[$0] == 1 }
        // A check may compare a type's name with such a text.
        let texts = tokens.joined().filter { $0.kind == .string }.map { $0.text.filter { $0 != "\"" } }
        self.init(
            tokens.flatMap(HiddenNames.types) + tests, except: readable.union(texts), secret)
    }

    private init(_ names: [String], except readable: Set<String>, _ secret: WorkspaceSecret) {
        prefix = "T" + secret.code(for: "types").suffix(6)
        for name in names where !readable.contains(name) {
            generated[name] = prefix + secret.code(for: name)
        }
    }

    /// Returns a source file with the generated names.
    func hidden(in source: Data) -> Data {
        let edited = Lexer.edited(Array(source)) { tokens in
            tokens.compactMap { token in
                // An attribute's name may be a type's: `@Concealed`.
                let mark = token.text.hasPrefix("@") ? "@" : ""
                let name = generated[String(token.text.dropFirst(mark.count))]
                return token.kind == .word ? name.map { .replacing(token, with: mark + $0) } : nil
            }
        }
        return Data(edited)
    }

    /// Returns a test's id with the generated names.
    func hidden(inID id: String) -> String {
        id.replacing(/\w+/) { generated[String($0.0)] ?? String($0.0) }
    }

    /// Returns a text with the original names, because nobody should read a generated one.
    func restored(in text: String) -> String {
        guard !prefix.isEmpty, text.utf8.count >= prefix.utf8.count, text.contains(prefix) else {
            return text
        }
        return String(decoding: restored(in: Data(text.utf8)), as: UTF8.self)
    }

    /// Returns a text's bytes with the original names.
    ///
    /// Names in a symbol of the linker stay, because their lengths are part of it.
    func restored(in text: Data) -> Data {
        let start = Data(prefix.utf8)
        guard !generated.isEmpty, text.range(of: start) != nil else { return text }
        let originals = Dictionary(uniqueKeysWithValues: generated.map { (Data($1.utf8), Data($0.utf8)) })
        let length = originals.keys.first?.count ?? 0
        var result = Data()
        var rest = text[...]
        while let range = rest.range(of: start) {
            let name = rest[range.lowerBound...].prefix(length)
            let isDigit = rest[..<range.lowerBound].last.map { (0x30...0x39).contains($0) } ?? false
            result += rest[..<range.lowerBound]
            result += isDigit ? name : originals[Data(name)] ?? name
            rest = rest[name.endIndex...]
        }
        return result + rest
    }

    /// Returns the names of the functions that are marked as tests.
    private static func tests(in tokens: [Token]) -> [String] {
        tokens.indices.filter { tokens[$0].text == "@Test" }.compactMap { mark in
            guard let keyword = tokens[mark...].firstIndex(where: { $0.text == "func" }),
                tokens.indices.contains(keyword + 1), tokens[keyword + 1].kind == .word
            else { return nil }
            return tokens[keyword + 1].text
        }
    }

    /// Returns the names of the types that a source file declares.
    private static func types(in tokens: [Token]) -> [String] {
        zip(tokens, tokens.dropFirst()).compactMap { keyword, name in
            let isType = ["class", "struct", "enum", "protocol", "actor"].contains(keyword.text)
            // `class func` and `class var` declare a member.
            let isName = name.kind == .word && !["func", "var", "let", "override"].contains(name.text)
            return isType && isName ? name.text : nil
        }
    }
}

extension ExercisePart {
    /// Reads the words in the starter's files: the code that a learner's tests may use, and the task.
    var readableWords: Set<String> {
        let folders = [folders.starter, folders.starter.appending(path: "Subject"), starter]
        return folders.reduce(into: []) { words, folder in
            for file in folder.files() {
                let source = FileManager.default.contents(atPath: file.path) ?? Data()
                words.formUnion(ExercisePart.words(in: String(decoding: source, as: UTF8.self)))
            }
        }
    }

    /// Returns the words of a text, with its comments.
    static func words(in text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
