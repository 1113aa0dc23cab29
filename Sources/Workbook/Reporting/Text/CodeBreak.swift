import WorkbookSystem

/// Breaks a line of Swift where a person would.
enum CodeBreak {
    /// Returns a line in pieces that take no more than `room` columns; the later ones are indented further.
    ///
    /// The pieces of a comment are comments. Elsewhere a piece ends after a brace, an operator, a comma or an opening bracket if there is
    /// one far enough to the right, or else at a blank. Of several places, the one inside the fewest brackets is best. A string literal
    /// and a name stay whole if they are no longer than a line.
    static func pieces(of text: String, room: Int) -> [String] {
        let indentation = text.prefix { $0 == " " }
        let slashes = text.dropFirst(indentation.count).prefix { $0 == "/" }
        let isComment = slashes.count > 1
        let depth = indentation.count + (isComment ? 0 : 4)
        let lead =
            String(repeating: " ", count: min(depth, room / 2)) + (isComment ? "\(slashes.prefix(3)) " : "")
        var pieces: [String] = []
        var rest = text[...]
        var isFirst = true
        while !rest.isEmpty, ((isFirst ? "" : lead) + rest).columns > room {
            let free = max(1, room - (isFirst ? 0 : lead.columns))
            let fitting = max(String(rest).prefix(columns: free).count, 1)
            let (end, isInWord) = end(of: Array(rest), fitting: fitting, isComment: isComment)
            // Rather less indented than inside of a literal or a name.
            if isInWord, !isFirst, rest.columns <= room {
                return pieces + [String(repeating: " ", count: room - rest.columns) + rest]
            }
            let piece = rest.prefix(end)
            pieces.append((isFirst ? "" : lead) + piece.trimmingBlanks)
            rest = rest.dropFirst(piece.count).drop { $0 == " " }
            isFirst = false
        }
        if !rest.isEmpty || pieces.isEmpty { pieces.append((isFirst ? "" : lead) + rest) }
        return pieces
    }

    /// Returns how many characters the first piece takes, and whether it ends inside of a string literal or a name.
    private static func end(of code: [Character], fitting: Int, isComment: Bool) -> (Int, isInWord: Bool) {
        let start = code.prefix { $0 == " " }.count
        // A blank at the end of a piece takes no space.
        let limit = fitting < code.count && code[fitting] == " " ? fitting + 1 : fitting
        // A piece that is much too short would look worse.
        let least = start + (fitting - start) / 3
        var best: (place: Place, depth: Int, tie: Int, end: Int)?
        // The last place that is too near, which is still better than the middle of a name.
        var near: Int?
        var isInString = false
        var depth = 0
        for end in 1...limit {
            if !isComment && code[end - 1] == "\"" && (end < 2 || code[end - 2] != "\\") {
                isInString.toggle()
            }
            if !isComment && !isInString {
                if "([{".contains(code[end - 1]) { depth += 1 }
                if ")]}".contains(code[end - 1]) { depth -= 1 }
            }
            guard end > start, var place = place(before: end, in: code, isInString: isInString) else {
                continue
            }
            if end < least {
                if place < .inWord { near = end }
                continue
            }
            if isComment && place == .afterOperator { place = .blank }
            // Two arguments belong together less than the sides of an operator.
            let tie = !isComment && code[..<end].last { $0 != " " } == "," ? 0 : 1
            if let best, (best.place, best.depth, best.tie) < (place, depth, tie) { continue }
            best = (place, depth, tie, end)
        }
        if let near, best.map({ $0.place >= .inWord }) ?? true { return (near, false) }
        return (best?.end ?? fitting, !isComment && best.map { $0.place >= .inWord } ?? true)
    }

    /// A kind of place at which code can be broken, the best one first.
    private enum Place: Int, Comparable {
        case afterBrace, afterOperator, blank, beforeBrace, beforeMember, inWord, inString

        static func < (first: Place, second: Place) -> Bool { first.rawValue < second.rawValue }
    }

    /// Returns what kind of place there is between two characters; `nil` if nothing can be broken there.
    private static func place(before end: Int, in code: [Character], isInString: Bool) -> Place? {
        let previous = code[end - 1]
        if isInString { return previous == " " ? .inString : nil }
        if "([".contains(previous) {
            return end < code.count && !")]".contains(code[end]) ? .afterOperator : nil
        }
        // A word that is too long for a line is broken before a member, or else before a capital letter.
        if end < code.count, previous.isLetter, code[end] == "." { return .beforeMember }
        if end < code.count, previous.isLowercase, code[end].isUppercase { return .inWord }
        guard previous == " " else { return nil }
        // A brace on a line of its own looks like the start of something else.
        if end < code.count, code[end] == "{" { return .beforeBrace }
        let word = code[..<(end - 1)].reversed().prefix { $0 != " " }
        // An arrow belongs to the type after it.
        if word.elementsEqual(">-") { return nil }
        if word.elementsEqual("{") { return .afterBrace }
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
