import Foundation
import WorkbookSystem

/// A declaration before its body, as other files use it.
struct Signature: Hashable {
    /// The declaration as it is written, in one line.
    var text: String
    /// Its words and signs, which don't depend on blanks, line ends, names that only the body uses, and how a type is abbreviated.
    private var words: String
    /// Whether it has type parameters, which can be written in several ways.
    private var isGeneric: Bool { words.contains(/^\w+ \w+ <|\bwhere\b/) }

    /// Reads the tokens of a declaration.
    ///
    /// - Parameter modifiers: What stands before the tokens, as far as it matters to other files.
    init(_ tokens: some Collection<Token>, of source: Data, _ modifiers: [String] = []) {
        let ranges = tokens.map(\.range)
        let slice = source[(ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)]
        let parts = String(decoding: slice, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        text = (modifiers + parts.map(String.init)).joined(separator: " ")
        words = Signature.plain(modifiers + tokens.map(\.text))
    }

    private static func plain(_ tokens: [String]) -> String {
        var kept: [String] = []
        for (index, token) in tokens.enumerated() {
            // In `after pause: Int`, only the body uses the second name.
            let isInner =
                index > 1 && index + 1 < tokens.count && tokens[index + 1] == ":"
                && ["(", ","].contains(tokens[index - 2])
            if isInner { continue }
            // `>?` is one token, and `>>` as well.
            let isBracket = token != "->" && token.allSatisfy { "<>?!".contains($0) }
            kept += isBracket ? token.map(String.init) : [token]
        }
        var text = kept.joined(separator: " ").replacing("Swift . ", with: "").replacing(
            "-> ( )", with: "-> Void")
        if text.hasSuffix(" -> Void") { text.removeLast(8) }
        while true {
            let shorter = text.replacing(/\bArray < ([^<>]*) >/) { "[ \($0.1) ]" }
                .replacing(/\bOptional < ([^<>]*) >/) { "\($0.1) ?" }
                .replacing(/\bDictionary < ([^<>,]*) , ([^<>]*) >/) { "[ \($0.1) : \($0.2) ]" }
            if shorter == text { return text }
            text = shorter
        }
    }

    /// Returns whether code that uses one of them compiles with the other, as far as their words show it.
    func isAlike(_ other: Signature) -> Bool { self == other || isGeneric && other.isGeneric }

    static func == (first: Signature, second: Signature) -> Bool { first.words == second.words }

    func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
