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

    /// Returns a byte as a character, which compares fast without optimization; that of 0 after the end.
    private func byte(_ offset: Int = 0) -> Unicode.Scalar {
        let index = position + offset
        return index < bytes.count ? Unicode.Scalar(bytes[index]) : "\0"
    }

    private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        byte() == first && byte(1) == second
    }

    /// Skips one blank or comment.
    ///
    /// - Returns: Whether a line ended there; `nil` if there was neither.
    private mutating func skipBlank() -> Bool? {
        let first = byte()
        if first == " " || first == "\t" || first == "\r" || first == "\n" {
            position += 1
            return first == "\n"
        }
        if isNext("/", "/") {
            while position < bytes.count, byte() != "\n" { position += 1 }
            return false
        }
        guard isNext("/", "*") else { return nil }
        var depth = 0
        repeat {
            if isNext("/", "*") {
                depth += 1
                position += 2
            } else if isNext("*", "/") {
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
        if byte() == "\"" || isRawString() {
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
            while position < bytes.count, byte() != "`" { position += 1 }
            position = min(position + 1, bytes.count)
            return .word
        }
        skipSymbol()
        return .symbol
    }

    private func isNumberPart() -> Bool {
        // A point belongs to the number if a digit follows: `1.5`, but not `1...5` and `1.isOdd`.
        Lexer.isNamePart(bytes[position]) || byte() == "." && byte(1) >= "0" && byte(1) <= "9"
    }

    private func isRawString() -> Bool { byte() == "#" && byte(count(of: "#")) == "\"" }

    private mutating func skipString() {
        let hashes = count(of: "#")
        position += hashes
        let quotes = count(of: "\"") >= 3 ? 3 : 1
        position += quotes
        while position < bytes.count {
            if byte() == "\"", count(of: "\"") >= quotes, count(of: "#", from: quotes) >= hashes {
                position += quotes + hashes
                return
            }
            if byte() == "\n" && quotes == 1 { return }
            if byte() == "\\", count(of: "#", from: 1) >= hashes, byte(1 + hashes) == "(" {
                position += 2 + hashes
                skipInterpolation()
            } else if byte() == "\\" && hashes == 0 {
                position += 2
            } else {
                position += 1
            }
        }
    }

    /// Returns how often a character comes in a row.
    private func count(of character: Unicode.Scalar, from offset: Int = 0) -> Int {
        var end = offset
        while byte(end) == character { end += 1 }
        return end - offset
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
        // `self?.name` and `name!` are a postfix operator each, whatever follows.
        if byte() == "?" || byte() == "!", byte(1) != "?", byte(1) != "=", position > 0,
            !Lexer.isBlank(bytes[position - 1])
        {
            position += 1
            return
        }
        let start = position
        while position < bytes.count, Lexer.operators[Int(bytes[position])], !isNext("/", "/"),
            !isNext("/", "*")
        {
            position += 1
        }
        if position > start { return }
        if isNext(".", ".") {
            while byte() == "." || byte() == "<" { position += 1 }
            return
        }
        position += 1
    }

    /// Whether a byte belongs to an operator, by its value.
    private static let operators = (0...UInt8.max).map { "/=-+!*%<>&|^~?".utf8.contains($0) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n([{,;:".utf8.contains(byte) }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
}
