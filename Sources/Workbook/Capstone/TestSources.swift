import Foundation
import WorkbookSystem

/// What the sources of tests say that no run of them shows.
///
/// It reads tokens, so it can't know what a name refers to. That's why it only leads to remarks.
struct TestSources {
    /// The names that the body of each function mentions; functions of the same name count as one.
    private var functions: [String: Set<String>] = [:]
    private var shared: [TestRemark] = []

    /// Reads the files.
    init(_ files: [(path: String, source: Data)]) {
        for (path, source) in files {
            let bytes = Array(source)
            let tokens = Lexer.tokens(of: bytes)
            readFunctions(tokens)
            for index in Self.sharedVariables(in: tokens) {
                let line = bytes.line(ofOffset: tokens[index].range.lowerBound)
                shared.append(
                    TestRemark(kind: .sharedVariable, place: "\(tokens[index].text) (\(path):\(line))"))
            }
        }
    }

    /// Returns the remarks on tests with these names, such as `Suite/adds(_:)`.
    func remarks(on tests: [String]) -> [TestRemark] {
        let expecting = expecting
        let idle = tests.filter { test in
            let words = test.split(separator: "/").last ?? ""
            let name = String(words.prefix { $0 != "(" })
            return functions[name] != nil && !expecting.contains(name)
        }
        return idle.map { TestRemark(kind: .expectsNothing, place: $0) } + shared
    }

    /// The functions that expect something, by themselves or through a function that they mention.
    private var expecting: Set<String> {
        var found: Set<String> = []
        var count = -1
        while count < found.count {
            count = found.count
            for (name, words) in functions where !found.contains(name) {
                let expects = words.contains { Self.isExpectation($0) || found.contains($0) }
                if expects { found.insert(name) }
            }
        }
        return found
    }

    private static func isExpectation(_ word: String) -> Bool {
        ["#expect", "#require", "confirmation", "Issue", "fulfill"].contains(word) || word.hasPrefix("XCT")
    }

    private mutating func readFunctions(_ tokens: [Token]) {
        for index in tokens.indices.dropLast() where tokens[index].text == "func" {
            guard let start = Self.body(after: index, in: tokens) else { continue }
            let words = tokens[start..<Self.end(ofGroupAt: start, in: tokens)].filter { $0.kind == .word }
            functions[tokens[index + 1].text, default: []].formUnion(words.map(\.text))
        }
    }

    /// Returns the index of the brace that opens the body of a function; `nil` if it has none.
    private static func body(after function: Int, in tokens: [Token]) -> Int? {
        var index = function + 1
        while index < tokens.count, tokens[index].text != "{" {
            if ["func", "}"].contains(tokens[index].text) { return nil }
            // A default argument may have braces of its own.
            index = tokens[index].opens ? end(ofGroupAt: index, in: tokens) : index + 1
        }
        return index < tokens.count ? index : nil
    }

    /// Returns the index after the token that closes a group.
    private static func end(ofGroupAt start: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in tokens[start...].indices {
            if tokens[index].opens { depth += 1 }
            if tokens[index].closes { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return tokens.count
    }

    /// Returns the indices of the names of variables that are stored once for all tests.
    private static func sharedVariables(in tokens: [Token]) -> [Int] {
        var depth = 0
        return tokens.indices.dropLast().filter { index in
            if tokens[index].opens { depth += 1 }
            if tokens[index].closes { depth -= 1 }
            if tokens[index].text != "var" { return false }
            let before = tokens[..<index].suffix(6).reversed().prefix { $0.text != "{" && $0.text != "}" }
            let isShared = depth == 0 || before.contains { $0.text == "static" }
            // A task local value belongs to one test at a time.
            let isLocal = before.contains { $0.text == "@TaskLocal" }
            return isShared && !isLocal && isStored(after: index, in: tokens)
        }.map { $0 + 1 }
    }

    /// Whether a variable is stored: a computed one has braces before any initial value.
    private static func isStored(after variable: Int, in tokens: [Token]) -> Bool {
        for token in tokens[(variable + 2)...] {
            if token.text == "{" { return false }
            if token.text == "=" || token.startsLine { return true }
        }
        return true
    }
}
