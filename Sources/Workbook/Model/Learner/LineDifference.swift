/// The difference between two texts, line by line.
///
/// Layout is ignored: indentation, other spaces outside of strings, empty lines, and line breaks next to braces and commas.
package struct LineDifference: Sendable, Equatable {
    /// A line of the comparison.
    package enum Line: Sendable, Equatable {
        /// It is in both texts.
        case same(String)
        /// It is in the old text only.
        case removed(String)
        /// It is in the new text only.
        case inserted(String)
        /// This many lines are the same in both texts, and left out.
        case folded(Int)

        /// The line as it is in a text; empty if it stands for several.
        fileprivate var text: String {
            switch self {
            case .same(let text), .removed(let text), .inserted(let text): text
            case .folded: ""
            }
        }

        fileprivate var isSame: Bool { if case .same = self { true } else { false } }
    }

    /// The lines of both texts, in order; where they differ, the old ones come first.
    package let lines: [Line]

    /// Compares two texts, given as lines.
    package init(from old: [String], to new: [String]) {
        let (own, other) = (Pieces(of: old), Pieces(of: new))
        let difference = other.keys.difference(from: own.keys)
        let removed = own.moved(LineDifference.offsets(of: difference.removals))
        let inserted = other.moved(LineDifference.offsets(of: difference.insertions))
        var isRemoved = Set(removed.map { own.lines[$0] })
        var isInserted = Set(inserted.map { other.lines[$0] })
        // A line that shares a piece with a changed line is changed as well.
        let pairs = zip(own.lines(without: removed), other.lines(without: inserted))
        var count = -1
        while count != isRemoved.count + isInserted.count {
            count = isRemoved.count + isInserted.count
            for (line, twin) in pairs where isRemoved.contains(line) || isInserted.contains(twin) {
                isRemoved.insert(line)
                isInserted.insert(twin)
            }
        }
        own.addEmptyLines(to: &isRemoved)
        other.addEmptyLines(to: &isInserted)
        var lines: [Line] = []
        // How many pieces of the lines so far are in later lines of the new text.
        var (i, j, rest) = (0, 0, 0)
        while i < old.count || j < new.count {
            if isRemoved.contains(i) {
                lines.append(.removed(old[i]))
                i += 1
            } else if isInserted.contains(j) {
                lines.append(.inserted(new[j]))
                j += 1
            } else if j < new.count, rest > 0 || i == old.count || own.counts[i] > 0 && other.counts[j] == 0 {
                rest -= other.counts[j]
                j += 1
            } else {
                // An empty line goes with the one of the other text.
                if own.counts[i] == 0, j < new.count, other.counts[j] == 0 { j += 1 }
                lines.append(.same(old[i]))
                rest += own.counts[i]
                i += 1
            }
        }
        self.lines = lines
    }

    /// Whether nothing but the layout differs.
    package var isEmpty: Bool { lines.allSatisfy(\.isSame) }

    /// Whether the texts differ in many lines and share less than half of the shorter one, so that the lines that they
    /// have in common are there by chance.
    ///
    /// Only lines with letters count, and only those that their text contains once.
    package var isUnrelated: Bool {
        let words = lines.map { $0.text.split { $0.isWhitespace } }
        let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let telling = zip(lines, words).filter { _, words in
            counts[words] == 1 && words.joined().contains(where: \.isLetter) && words.first != "import"
        }.map(\.0)
        let same = telling.count(where: \.isSame)
        let removed = telling.count { if case .removed = $0 { true } else { false } }
        let inserted = telling.count - same - removed
        return removed + inserted > LineDifference.mostReadableChanges
            && same * 2 < same + min(removed, inserted)
    }

    /// Whether more lines are changed than are easy to compare one by one.
    package var isLong: Bool {
        lines.count { !$0.isSame } > LineDifference.mostReadableChanges
    }

    /// The most changed lines that are easy to compare one by one: about as many as fit on a screen.
    private static let mostReadableChanges = 24

    /// Returns the changed lines with some lines of context; longer stretches between them are folded.
    package func folded(context: Int = 3) -> [Line] {
        let changes = lines.indices.filter { !lines[$0].isSame }
        var isNear = Array(repeating: false, count: lines.count)
        for change in changes {
            for index in max(0, change - context)...min(lines.count - 1, change + context) {
                isNear[index] = true
            }
        }
        var result: [Line] = []
        var index = 0
        while index < lines.count {
            let far = lines[index...].indices.prefix { !isNear[$0] }
            // Saying that one line was left out would take as much space as the line itself.
            result += far.count > 1 ? [.folded(far.count)] : far.map { lines[$0] }
            index += far.count
            if index < lines.count {
                result.append(lines[index])
                index += 1
            }
        }
        return result
    }

    private static func offsets(of changes: [CollectionDifference<String>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    /// A text as what is compared: its braces and commas, and what is between them in a line.
    private struct Pieces {
        var keys: [String] = []
        /// The number of each piece's line.
        var lines: [Int] = []
        /// How many pieces each line has.
        var counts: [Int]

        init(of text: [String]) {
            counts = Array(repeating: 0, count: text.count)
            for (number, line) in text.enumerated() {
                for match in line.matches(of: /[{}()\[\],]|[^{}()\[\],]+/) {
                    // Spaces in a string count.
                    let words = match.0.split { $0.isWhitespace }
                    if words.isEmpty { continue }
                    keys.append(words.joined(separator: line.contains("\"") ? " " : ""))
                    lines.append(number)
                    counts[number] += 1
                }
            }
        }

        func lines(without pieces: Set<Int>) -> [Int] {
            lines.indices.filter { !pieces.contains($0) }.map { lines[$0] }
        }

        /// Returns the changed pieces, each stretch of them moved down as far as the text stays the same: so a new function ends
        /// with its own brace instead of beginning with the one before it.
        func moved(_ changed: Set<Int>) -> Set<Int> {
            var result = changed
            for start in keys.indices.reversed() where result.contains(start) && !result.contains(start - 1) {
                var (first, next) = (start, start)
                while next < keys.count, result.contains(next) || keys[first] == keys[next] {
                    if result.insert(next).inserted {
                        result.remove(first)
                        first += 1
                    }
                    next += 1
                }
            }
            return result
        }

        /// Adds the empty lines between two changed ones.
        func addEmptyLines(to changed: inout Set<Int>) {
            for line in counts.indices where counts[line] == 0 && changed.contains(line - 1) {
                guard let next = counts[line...].firstIndex(where: { $0 > 0 }), changed.contains(next) else {
                    continue
                }
                changed.insert(line)
            }
        }
    }
}
