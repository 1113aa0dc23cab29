/// Splits Swift source code into tokens.
///
/// The compiler's syntax tree has ranges for declarations and statements only; tokens fill the gap inside of them. The
/// lexer knows what it needs for that: comments, strings, names, numbers and operators. It takes a regex literal for
/// operators, which leads to mutants that don't compile and are dropped. It also reads code that doesn't compile: a string
/// without a closing quotation mark ends with its line.
package struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [Token] = []
    /// The code in the string that is being read.
    private var interpolations: [Range<Int>] = []
    private var depth = 0

    /// Returns the tokens of a source.
    package static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        var isNewLine = true
        var isAfterSpace = true
        while position < bytes.count {
            let start = position
            if let ended = skipBlank() {
                isNewLine = isNewLine || ended
                isAfterSpace = true
            } else {
                interpolations = []
                let kind = scan()
                // An escape may be the last character of a string that nothing closes.
                position = min(position, bytes.count)
                if !isAfterSpace, let last = tokens.indices.last { tokens[last].hasSpaceAfter = false }
                tokens.append(
                    Token(
                        kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self),
                        range: start..<position, startsLine: isNewLine, hasSpaceBefore: isAfterSpace,
                        interpolations: interpolations))
                isNewLine = false
                isAfterSpace = false
            }
        }
    }

    private func byte(_ offset: Int = 0) -> Character? {
        let index = position + offset
        return index < bytes.count ? Character(UnicodeScalar(bytes[index])) : nil
    }

    private func starts(with text: String) -> Bool {
        position < bytes.count && bytes[position] == text.utf8.first
            && bytes[position...].starts(with: text.utf8)
    }

    /// Skips one blank or comment.
    ///
    /// - Returns: Whether a line ended there; `nil` if there was neither.
    private mutating func skipBlank() -> Bool? {
        if let first = byte(), first == " " || first == "\t" || first == "\r" || first == "\n" {
            position += 1
            return first == "\n"
        }
        if starts(with: "//") {
            while let next = byte(), next != "\n" { position += 1 }
            return false
        }
        guard starts(with: "/*") else { return nil }
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        return false
    }

    /// Moves past the next token, which must exist.
    private mutating func scan() -> Token.Kind {
        let first = bytes[position]
        if first == UInt8(ascii: "\"") || isRawString() {
            skipString()
            return .string
        }
        if Lexer.isDigit(first) {
            while position < bytes.count, isNumberPart() { position += 1 }
            return .number
        }
        if Lexer.isNamePart(first) || first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
            position += 1
            while position < bytes.count, Lexer.isNamePart(bytes[position]) { position += 1 }
            return .word
        }
        if first == UInt8(ascii: "`") {
            position += 1
            while let next = byte(), next != "`" { position += 1 }
            position = min(position + 1, bytes.count)
            return .word
        }
        skipSymbol()
        return .symbol
    }

    private func isNumberPart() -> Bool {
        if Lexer.isNamePart(bytes[position]) { return true }
        // A point belongs to the number if a digit follows: `1.5`, but not `1...5` and `1.isOdd`.
        guard bytes[position] == UInt8(ascii: "."), position + 1 < bytes.count else { return false }
        return Lexer.isDigit(bytes[position + 1])
    }

    private func isRawString() -> Bool {
        var index = position
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index > position && index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    }

    private mutating func skipString() {
        var hashes = ""
        while byte() == "#" {
            hashes += "#"
            position += 1
        }
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quotes.utf8.count
        while position < bytes.count {
            if starts(with: quotes + hashes) {
                position += quotes.utf8.count + hashes.utf8.count
                return
            }
            if byte() == "\n" && quotes == "\"" { return }
            if starts(with: "\\" + hashes + "(") {
                position += 2 + hashes.utf8.count
                skipInterpolation()
            } else if byte() == "\\" && hashes.isEmpty {
                position += 2
            } else {
                position += 1
            }
        }
    }

    /// Moves past the parenthesis that closes an interpolation.
    private mutating func skipInterpolation() {
        let start = position
        var parentheses = 1
        depth += 1
        while position < bytes.count, parentheses > 0 {
            if byte() == "\"" {
                skipString()
                continue
            }
            if byte() == "(" { parentheses += 1 }
            if byte() == ")" { parentheses -= 1 }
            position += 1
        }
        depth -= 1
        // Code inside of an inner string belongs to that string.
        let end = parentheses == 0 ? position - 1 : position
        if depth == 0, start < end { interpolations.append(start..<end) }
    }

    private mutating func skipSymbol() {
        let isPostfix = position > 0 && !Lexer.isBlank(bytes[position - 1])
        // `self?.name` and `name!` are a postfix operator each, whatever follows.
        if let first = byte(), isPostfix, first == "?" || first == "!", byte(1) != "?", byte(1) != "=" {
            position += 1
            return
        }
        let start = position
        while position < bytes.count, Lexer.operators.contains(bytes[position]), !starts(with: "//"),
            !starts(with: "/*")
        {
            position += 1
        }
        if position > start { return }
        if starts(with: "..") {
            while byte() == "." || byte() == "<" { position += 1 }
            return
        }
        position += 1
    }

    private static let operators = Set("/=-+!*%<>&|^~?".utf8)

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n([{,;:".utf8.contains(byte) }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
