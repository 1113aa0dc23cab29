import Foundation
import WorkbookSystem

/// The names of the types and functions that a file declares at its top level.
package struct DeclaredNames {
    private var types: Set<String> = []
    private var functions: Set<String> = []

    /// Reads the starters of an exercise's files, by their paths; of one that declares nothing, the file's name stands for
    /// the type.
    package init(inStarters starters: [(path: String, content: Data)]) {
        for (path, content) in starters {
            let (oldTypes, oldFunctions) = (types.count, functions.count)
            read(Lexer.tokens(of: Array(content)))
            if types.count == oldTypes, functions.count == oldFunctions {
                types.insert(String((path.split(separator: "/").last ?? "").prefix { $0 != "." }))
            }
        }
    }

    /// Returns for which of the exercises that a text mentions it is meant: tests are meant for those that ask for some, if there are any.
    package static func meant<Exercise>(
        by text: Data, among mentioned: [Exercise], asksForTests: (Exercise) -> Bool
    ) -> [Exercise] {
        let hasTests = ["@Test", "XCTestCase"].contains { text.firstRange(of: Data($0.utf8)) != nil }
        let asking = hasTests ? mentioned.filter(asksForTests) : []
        return asking.isEmpty ? mentioned : asking
    }

    private mutating func read(_ tokens: [Token]) {
        var depth = 0
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            guard depth == 0, token.kind == .word, next.kind == .word else { continue }
            switch token.text {
            case "class", "struct", "enum", "actor", "protocol", "typealias": types.insert(next.text)
            case "func": functions.insert(next.text)
            default: break
            }
        }
    }

    /// Returns whether a file's text mentions one of the names.
    ///
    /// A function's name, which can be an ordinary word, counts only before a parenthesis, and a type's name that is part of
    /// a file's name only in a patch.
    package func areMentioned(in text: Data, of file: String) -> Bool {
        let countsFileNames = ["diff", "patch"].contains { file.lowercased().hasSuffix(".\($0)") }
        // UTF-16, which some shells write, has ASCII letters with zeros between them.
        let bytes = text.filter { $0 != 0 }
        var start: Int?
        for index in 0...bytes.count {
            if index < bytes.count, Self.isPartOfName(bytes[index]) {
                start = start ?? index
                continue
            }
            guard let first = start else { continue }
            start = nil
            let rest = bytes[index...]
            let name = String(decoding: bytes[first..<index], as: UTF8.self)
            if types.contains(name), countsFileNames || !rest.starts(with: Array(".swift".utf8)) {
                return true
            }
            if functions.contains(name), rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "<") {
                return true
            }
        }
        return false
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
