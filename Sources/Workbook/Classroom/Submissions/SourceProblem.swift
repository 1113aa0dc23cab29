import Foundation
import WorkbookSystem

/// What keeps a file from being the Swift code that its name announces.
package enum SourceProblem {
    /// The kinds of files that people save under a name that ends in `.swift`.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        case richText, word, archive, pdf, picture, webPage

        /// The kind with its article.
        var words: String {
            switch self {
            case .richText: "a document with formatting (RTF)"
            case .word: "a Word document"
            case .archive: "a Word document, or another kind of archive"
            case .pdf: "a PDF file"
            case .picture: "a picture"
            case .webPage: "a web page"
            }
        }

        /// The bytes with which files of the kind begin.
        private var marks: [[UInt8]] {
            switch self {
            case .richText: [Array("{\\rtf".utf8)]
            case .word: [[0xD0, 0xCF, 0x11, 0xE0]]
            case .archive: [Array("PK\u{3}\u{4}".utf8)]
            case .pdf: [Array("%PDF".utf8)]
            case .picture: [[0x89] + Array("PNG".utf8), [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
            case .webPage: ["<!DOCTYPE", "<!doctype", "<html", "<?xml"].map { Array($0.utf8) }
            }
        }

        /// Recognizes a file by its beginning; `nil` if it can be source code.
        init?(of content: Data) {
            let start = content.prefix(64).drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
            guard let kind = Kind.allCases.first(where: { $0.marks.contains(where: start.starts) }) else {
                return nil
            }
            self = kind
        }
    }

    /// Cyrillic and Greek letters, and the Latin ones that look the same.
    private static let latin: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "аеорсухіјѕһАВЕКМНОРСТУХІЈЅονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
            "aeopcyxijshABEKMHOPCTYXIJSovABEZHIKMNOPTYX"))

    /// Returns a text with the Latin letters that its letters look like.
    static func looks(_ text: String) -> String { String(text.map { latin[$0] ?? $0 }) }

    /// Returns the first name in source code that mixes Latin letters with others that look like some.
    static func lookalike(in content: Data) -> (line: Int, name: String, letter: String)? {
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
    static func stranger(in name: String) -> String? {
        guard name.contains(where: { $0.isASCII && $0.isLetter }),
            let letter = name.first(where: { latin[$0] != nil }), let scalar = letter.unicodeScalars.first
        else { return nil }
        let number = String(scalar.value, radix: 16, uppercase: true)
        return "\(letter) (U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number))"
    }
}
