import WorkbookSystem

/// A token without what is easy to change: names of the author's own, and the values of literals.
struct NormalizedToken: Sendable, Equatable {
    /// The hash of its class; of its text if it keeps it.
    var hash: UInt64
    /// The number of its line, from 1.
    var line: Int

    /// Normalizes tokens; `nil` stands for one that can be left out without a change of meaning.
    ///
    /// A name that the submission declares could be any other. One that it only uses, such as `map`, can't be renamed.
    ///
    /// - Parameter names: The names that the submission declares, in any of its files.
    static func normalize(_ tokens: [Token], lines: LineNumbers, names: Set<String>) -> [NormalizedToken?] {
        tokens.indices.map { index in
            let before = index > 0 ? tokens[index - 1].text : ""
            let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
            return text(of: tokens[index], after: before, before: after, names).map {
                NormalizedToken(
                    hash: Winnowing.hash(of: $0.utf8.lazy.map(UInt64.init)),
                    line: lines.line(at: tokens[index].range.lowerBound))
            }
        }
    }

    private static func text(
        of token: Token, after previous: String, before next: String, _ names: Set<String>
    ) -> String? {
        switch token.kind {
        case .string: return "\""
        case .number: return "0"
        case .word:
            if token.text == "return" || token.text == "internal" { return nil }
            if token.text == "self" && next == "." { return nil }
            return token.text.hasPrefix("$") || names.contains(token.name) ? "x" : token.name
        case .symbol: return token.text == ";" || (token.text == "." && previous == "self") ? nil : token.text
        }
    }
}

/// The numbers of the lines of a text.
struct LineNumbers: Sendable {
    private let ends: [Int]

    /// Finds the ends of the lines.
    init(_ bytes: [UInt8]) { ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }

    /// Returns the number of the line that an offset is in, from 1.
    func line(at offset: Int) -> Int { ends.firstIndex(fromWhich: { $0 >= offset }) + 1 }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element, like all that follow, meets a condition; the end if there is none.
    func firstIndex(fromWhich condition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
