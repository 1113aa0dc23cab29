import WorkbookSystem

// A terminal breaks a line that is too long in the middle of a word, and goes on at its left edge. Lines that a person
// reads there are broken beforehand; files and other programs get them whole.

extension Sequence<StyledLine> {
    /// Returns the lines with those broken that are longer than a terminal is wide.
    package func broken(to width: Int) -> [StyledLine] { flatMap { $0.broken(to: width) } }
}

extension StyledLine {
    /// Returns the line in pieces that are no longer than the width; the later ones are indented.
    ///
    /// A path gets a line of its own if it fits there, because terminals recognize it only in one piece. Otherwise, it is broken
    /// after a `/`. Code is broken after an operator, a comma or an opening bracket, and a command between its words, where a
    /// backslash keeps it in one piece for a shell. A line that is nothing but a command, or a word in quotes that is too long, stays
    /// whole: it is there to be copied, and a terminal that breaks it still copies it as one line.
    package func broken(to width: Int) -> [StyledLine] {
        guard columns > width, width > 0, !allSatisfy({ $0.role == .command }) else { return [self] }
        if let code = last, code.role == .code {
            let margin = StyledLine(dropLast())
            let pieces = CodeBreak.pieces(of: code.text, room: Swift.max(1, width - margin.columns))
            return pieces.enumerated().map { index, piece in
                (index == 0 ? margin : .blanks(margin.columns)) + "\(piece, .code)"
            }
        }
        return pieces(width)
    }

    private func pieces(_ width: Int) -> [StyledLine] {
        var lines: [StyledLine] = []
        var rest = LetterRun(self)
        let indentation = Swift.min(rest.indentation, width / 2)
        while rest.columns > width {
            let fitting = rest.count(fitting: width)
            // The next piece of a path stays below the piece before it.
            let isPiece = rest.letters[0].span.role == .continuation
            if let path = rest.wholePath(at: fitting, width: width),
                !isPiece || path.lowerBound > rest.indentation
            {
                let before = rest.line(to: path.lowerBound)
                if !before.text.allSatisfy({ $0 == " " }) { lines.append(Layout.trimmed(before)) }
                let start = Swift.min(rest.indentation, width - rest.columns(of: path))
                rest = rest.dropping(path.lowerBound, indentedBy: start)
                continue
            }
            let (end, mark) = rest.end(before: fitting, width: width)
            let start = rest.continuation(at: end, width: width) ?? indentation
            var piece = rest.line(to: end)
            piece.append(contentsOf: mark)
            lines.append(piece)
            if end == rest.letters.count { return lines }
            rest = rest.dropping(end, indentedBy: start)
        }
        return lines + [rest.line(to: rest.letters.count)]
    }
}
