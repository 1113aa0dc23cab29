import Foundation
import WorkbookSystem

/// The values that a source gives to properties and cases.
struct InitialValues {
    private let source: Data
    private let tokens: [Token]
    /// Where each line starts, in bytes.
    private let lines: [Int]

    /// The kinds of symbols that can have one.
    static let kinds: Set<String> = ["swift.enum.case", "swift.property", "swift.type.property", "swift.var"]

    /// Reads a source.
    init(in source: Data) {
        self.source = source
        tokens = Lexer.tokens(of: Array(source))
        lines = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the value of the declaration whose name is at a place, counted from 0, in one line.
    func value(line: Int, column: Int) -> String? {
        guard lines.indices.contains(line),
            let name = tokens.firstIndex(where: { $0.range.lowerBound == lines[line] + column })
        else { return nil }
        var depth = 0
        var sign: Int?
        var end = name
        for (index, token) in tokens.enumerated().dropFirst(name + 1) {
            if token.closes { depth -= 1 }
            let isNext =
                depth == 0 && (token.startsLine && !token.closes || [",", ";", "{"].contains(token.text))
            if depth < 0 || isNext { break }
            if depth == 0 && token.text == "=" { sign = sign ?? index }
            if token.opens { depth += 1 }
            end = index
        }
        guard let sign, sign < end else { return nil }
        let bytes = source[tokens[sign + 1].range.lowerBound..<tokens[end].range.upperBound]
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
    }
}
