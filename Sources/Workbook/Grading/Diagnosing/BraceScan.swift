import WorkbookSystem

/// Compares the braces of a file with its indentation, because the compiler sees a missing or an extra brace only at
/// the end of the file.
struct BraceScan: Equatable {
    /// A closing brace at the beginning of a line that the indentation contradicts.
    struct Misfit: Equatable {
        var openingLine: Int
        var closingLine: Int
        /// Whether the brace is indented like the line with its opening brace, but the code after it is indented more.
        var isFollowedByInnerCode = false
    }

    /// Whether each brace has its counterpart.
    private(set) var isBalanced = true
    /// The line of the last opening brace that nothing closes.
    private(set) var openLine: Int?
    /// The first closing brace that doesn't fit its opening brace.
    private(set) var misfit: Misfit?

    /// Looks through a source.
    init(_ source: [UInt8]) {
        var open: [(line: Int, indent: Int)] = []
        var line = 1
        var position = 0
        var lineStart = 0
        var indent = 0
        var closed: Misfit?
        var closedIndent = 0
        for token in Lexer.tokens(of: source) {
            for offset in position..<token.range.lowerBound where source[offset] == UInt8(ascii: "\n") {
                line += 1
                lineStart = offset + 1
            }
            if token.startsLine { indent = token.range.lowerBound - lineStart }
            // A chain of calls may continue after a closure.
            if misfit == nil, let block = closed, token.startsLine, token.text != "}", token.text != "." {
                if indent > closedIndent { misfit = block }
                closed = nil
            }
            if token.text == "{" { open.append((line, indent)) }
            if token.text == "}" {
                guard let start = open.popLast() else {
                    isBalanced = false
                    continue
                }
                closed = nil
                if token.startsLine, start.line != line {
                    if misfit == nil, start.indent != indent {
                        misfit = Misfit(openingLine: start.line, closingLine: line)
                    }
                    closed = Misfit(openingLine: start.line, closingLine: line, isFollowedByInnerCode: true)
                    closedIndent = indent
                }
            }
            // A token can have several lines, and the next one counts from its beginning.
            position = token.range.lowerBound
        }
        openLine = open.last?.line
        if openLine != nil { isBalanced = false }
    }

    /// Whether an error is about a brace that is missing or one too many.
    static func isAboutBraces(_ message: String) -> Bool {
        message.hasPrefix("extraneous '}'") || message.hasPrefix("expected '}'")
    }

    /// Returns the sentence for such an error in the file; `nil` if the indentation says nothing more.
    func sentence(for message: String) -> String? {
        guard !isBalanced, BraceScan.isAboutBraces(message) else { return nil }
        guard let misfit else { return openLine.map { "The brace `{` in line \($0) has no matching `}`." } }
        let what =
            message.hasPrefix("extraneous")
            ? "There is one closing brace `}` too many." : "An opening brace `{` has no matching `}`."
        let sign =
            misfit.isFollowedByInnerCode
            ? "the next code is indented as if it were still inside" : "is indented differently"
        return
            "\(what) Look at line \(misfit.closingLine): its `}` closes the `{` in line \(misfit.openingLine), "
            + "but \(sign)."
    }
}
