import Foundation
import WorkbookSystem

/// Letters of other alphabets that look like Latin ones, which keep a name from being the one that it looks like.
package enum LookalikeLetters {
    /// Cyrillic and Greek letters, and the Latin ones that look the same.
    private static let latin: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "аеорсухіјѕһАВЕКМНОРСТУХІЈЅονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
            "aeopcyxijshABEKMHOPCTYXIJSovABEZHIKMNOPTYX"))

    /// Returns a text with the Latin letters that its letters look like.
    package static func looks(_ text: String) -> String { String(text.map { latin[$0] ?? $0 }) }

    /// Returns the first name in source code that mixes Latin letters with others that look like some.
    package static func lookalike(in content: Data) -> (line: Int, name: String, letter: String)? {
        if content.allSatisfy({ $0 < 0x80 }) { return nil }
        let bytes = Array(content)
        for token in Lexer.tokens(of: bytes) where token.kind == .word {
            guard let letter = stranger(in: token.text) else { continue }
            let line = bytes[..<token.range.lowerBound].count { $0 == 0x0A } + 1
            return (line, HarmlessText.line(token.text, limit: 60), letter)
        }
        return nil
    }

    /// Returns the first letter of a name that looks like a Latin one, with its number in Unicode; `nil` if all letters of
    /// the name are of one alphabet.
    package static func stranger(in name: String) -> String? {
        guard name.contains(where: { $0.isASCII && $0.isLetter }),
            let letter = name.first(where: { latin[$0] != nil }), let scalar = letter.unicodeScalars.first
        else { return nil }
        let number = String(scalar.value, radix: 16, uppercase: true)
        return "\(letter) (U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number))"
    }

    /// Returns the end of a sentence about names that aren't known, if one of them has such a letter; empty otherwise.
    package static func note(on names: [String]) -> String {
        let words = names.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        guard
            let (word, letter) = words.lazy.compactMap({ word in stranger(in: String(word)).map { (word, $0) }
            }).first
        else { return "" }
        return "; in \"\(word)\", \(letter) is a letter of another alphabet"
    }
}
