/// The difference between two texts, line by line.
///
/// Indentation is ignored, because a line that only moved to the right is not a difference in meaning.
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
    }

    /// The lines of both texts, in order; where they differ, the old ones come first.
    package let lines: [Line]

    /// Compares two texts, given as lines.
    package init(from old: [String], to new: [String]) {
        let difference = new.map(LineDifference.key).difference(from: old.map(LineDifference.key))
        let removed = LineDifference.offsets(of: difference.removals)
        let inserted = LineDifference.offsets(of: difference.insertions)
        var stretches: [Stretch] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let isRemoved = removed.contains(i)
            let isInserted = !isRemoved && inserted.contains(j)
            let isSame = !isRemoved && !isInserted
            if stretches.last?.isSame != isSame { stretches.append(Stretch(isSame: isSame)) }
            if !isInserted {
                stretches[stretches.count - 1].old.append(old[i])
                i += 1
            }
            if !isRemoved {
                stretches[stretches.count - 1].new.append(new[j])
                j += 1
            }
        }
        lines = LineDifference.joined(stretches).flatMap(\.lines)
    }

    /// Whether nothing but indentation differs.
    package var isEmpty: Bool {
        lines.allSatisfy { if case .same = $0 { true } else { false } }
    }

    /// Whether the texts differ in many lines and share less than half of the shorter one, so that the lines that they
    /// have in common are there by chance.
    ///
    /// Only lines with letters count, and only those that their text contains once.
    package var isUnrelated: Bool {
        var (same, removed, inserted) = (0, 0, 0)
        let counts = lines.reduce(into: [Substring: Int]()) {
            $0[LineDifference.key($1.text), default: 0] += 1
        }
        for line in lines {
            let key = LineDifference.key(line.text)
            guard counts[key] == 1, key.contains(where: \.isLetter), !key.hasPrefix("import ") else {
                continue
            }
            switch line {
            case .same: same += 1
            case .removed: removed += 1
            case .inserted: inserted += 1
            case .folded: break
            }
        }
        return removed + inserted > LineDifference.mostReadableChanges
            && same * 2 < same + min(removed, inserted)
    }

    /// Whether more lines are changed than are easy to compare one by one.
    package var isLong: Bool {
        lines.count { if case .same = $0 { false } else { true } } > LineDifference.mostReadableChanges
    }

    /// The most changed lines that are easy to compare one by one: about as many as fit on a screen.
    private static let mostReadableChanges = 24

    /// Returns the changed lines with some lines of context; longer stretches between them are folded.
    package func folded(context: Int = 3) -> [Line] {
        let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
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

    private static func offsets(of changes: [CollectionDifference<Substring>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }

    /// Returns the part of a line that is compared.
    private static func key(_ line: String) -> Substring {
        let trimmed = line.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { trimmed[...$0] } ?? ""
    }

    /// Lines that are the same in both texts, or lines of the old text with their replacements.
    private struct Stretch {
        var isSame: Bool
        var old: [String] = []
        var new: [String] = []

        /// Whether the lines are the same only by chance, because they are empty or closing braces.
        var isChance: Bool { isSame && !old.contains { $0.contains { $0.isLetter || $0.isNumber } } }

        var lines: [Line] {
            isSame ? old.map { .same($0) } : old.map { .removed($0) } + new.map { .inserted($0) }
        }
    }

    /// Joins two changes with only a brace between them, because they are easier to read as one.
    private static func joined(_ stretches: [Stretch]) -> [Stretch] {
        var result: [Stretch] = []
        for (index, stretch) in stretches.enumerated() {
            let isBetween = index > 0 && index < stretches.count - 1
            let isPart = !stretch.isSame || (stretch.isChance && isBetween)
            if isPart, let last = result.indices.last, !result[last].isSame {
                result[last].old += stretch.old
                result[last].new += stretch.new
            } else {
                result.append(stretch)
            }
        }
        return result
    }
}
