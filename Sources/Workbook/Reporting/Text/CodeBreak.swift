import WorkbookSystem

/// Breaks a line of Swift where a person would.
enum CodeBreak {
    /// Returns a line in pieces that take no more than `room` columns; the later ones are indented further.
    ///
    /// The pieces of a comment are comments. Elsewhere a piece ends after an operator, a comma or an opening bracket if there is one far
    /// enough to the right, or else at a blank.
    static func pieces(of text: String, room: Int) -> [String] {
        let indentation = text.prefix { $0 == " " }
        let slashes = text.dropFirst(indentation.count).prefix { $0 == "/" }
        let isComment = slashes.count > 1
        let depth = indentation.count + (isComment ? 0 : 4)
        let lead = String(repeating: " ", count: min(depth, room / 2)) + (isComment ? "\(slashes) " : "")
        var pieces: [String] = []
        var rest = text[...]
        var isFirst = true
        while ((isFirst ? "" : lead) + rest).columns > room {
            let free = max(1, room - (isFirst ? 0 : lead.columns))
            let fitting = max(String(rest).prefix(columns: free).count, 1)
            let piece = rest.prefix(end(of: Array(rest), fitting: fitting, isComment: isComment))
            pieces.append((isFirst ? "" : lead) + piece.trimmingBlanks)
            rest = rest.dropFirst(piece.count).drop { $0 == " " }
            isFirst = false
        }
        if !rest.isEmpty || pieces.isEmpty { pieces.append((isFirst ? "" : lead) + rest) }
        return pieces
    }

    /// Returns how many characters the first piece takes.
    private static func end(of code: [Character], fitting: Int, isComment: Bool) -> Int {
        let start = code.prefix { $0 == " " }.count
        // A blank at the end of a piece takes no space.
        let limit = code[fitting] == " " ? fitting + 1 : fitting
        var last: [Place: Int] = [:]
        var isInString = false
        for end in 1...limit {
            if !isComment && code[end - 1] == "\"" && (end < 2 || code[end - 2] != "\\") {
                isInString.toggle()
            }
            guard end > start, let place = place(before: end, in: code, isInString: isInString) else {
                continue
            }
            last[isComment && place == .afterOperator ? .blank : place] = end
        }
        // A piece that is much too short would look worse.
        let least = start + (fitting - start) / 3
        return [.afterOperator, .blank, .inString].compactMap { last[$0] }.first { $0 >= least } ?? fitting
    }

    private enum Place { case afterOperator, blank, inString }

    /// Returns what kind of place there is between two characters; `nil` if nothing can be broken there.
    private static func place(before end: Int, in code: [Character], isInString: Bool) -> Place? {
        let previous = code[end - 1]
        if isInString { return previous == " " ? .inString : nil }
        if "([".contains(previous) {
            return end < code.count && !")]".contains(code[end]) ? .afterOperator : nil
        }
        guard previous == " " else { return nil }
        let word = code[..<(end - 1)].reversed().prefix { $0 != " " }
        let isOperator = !word.isEmpty && word.allSatisfy { "=+-*/%<>&|!?:~^{".contains($0) }
        return isOperator || word.first == "," || word.first == ";" ? .afterOperator : .blank
    }
}

extension Substring {
    /// The text without blanks at its end.
    fileprivate var trimmingBlanks: Substring {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
