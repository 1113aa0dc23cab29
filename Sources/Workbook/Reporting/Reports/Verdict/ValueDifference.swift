import WorkbookModel

/// Where two long values begin to differ.
struct ValueDifference: Equatable {
    /// The numbers of elements of a collection, if those differ.
    struct Counts: Equatable {
        /// The collection, as an expression that begins after the value's name: `.lines`, or nothing for the value itself.
        var path: String
        var expected: Int
        var actual: Int
    }

    /// The part that differs, as an expression that begins after the value's name: `[1].name`.
    var path = ""
    /// The expected part; `nil` if none is expected there.
    var expected: String?
    /// The actual part; `nil` if there is none.
    var actual: String?
    /// Whether it is an element of a set, which only one of the values has.
    var isMember = false
    /// Whether it is the element of a list after the last one that the other list has.
    var isTail = false
    /// The counts of the outermost collection whose counts differ.
    var counts: Counts?

    /// The longest values to take apart, in bytes.
    private static let longest = 20_000

    /// The deepest part to look for.
    private static let deepest = 20

    /// Compares two values; `nil` if they can only be compared as texts.
    init?(_ expected: String, _ actual: String) {
        guard max(expected.utf8.count, actual.utf8.count) <= Self.longest else { return nil }
        compare(expected[...], actual[...], depth: 0)
        if path.isEmpty && counts == nil && !isMember { return nil }
    }

    private mutating func compare(_ expected: Substring, _ actual: Substring, depth: Int) {
        self.expected = String(expected)
        self.actual = String(actual)
        guard depth < Self.deepest, let first = ValueText(expected), let second = ValueText(actual),
            first.head == second.head, first.bracket == second.bracket
        else { return }
        if let wanted = first.elements, let found = second.elements {
            compareSets(wanted, found)
        } else if first.isDictionary || second.isDictionary {
            compareDictionaries(first.parts, second.parts, depth)
        } else if first.isList {
            compareLists(first.parts, second.parts, depth)
        } else if first.parts.map(\.label) == second.parts.map(\.label) {
            compareFields(first.parts, second.parts, depth)
        }
    }

    private mutating func count(_ expected: Int, _ actual: Int) {
        if counts == nil && expected != actual {
            counts = Counts(path: path, expected: expected, actual: actual)
        }
    }

    private mutating func compareSets(_ expected: [Substring], _ actual: [Substring]) {
        count(expected.count, actual.count)
        let missing = expected.first { !actual.contains($0) }
        self.expected = missing.map(String.init)
        self.actual = missing == nil ? actual.first { !expected.contains($0) }.map(String.init) : nil
        isMember = self.expected != nil || self.actual != nil
    }

    private mutating func compareDictionaries(
        _ expected: [ValueText.Part], _ actual: [ValueText.Part], _ depth: Int
    ) {
        count(expected.count, actual.count)
        for part in expected {
            guard let other = actual.first(where: { $0.label == part.label }) else {
                return differ("[\(part.label ?? "")]", part.value, nil)
            }
            if other.value != part.value {
                path += "[\(part.label ?? "")]"
                return compare(part.value, other.value, depth: depth + 1)
            }
        }
        if let extra = actual.first(where: { part in !expected.contains { $0.label == part.label } }) {
            differ("[\(extra.label ?? "")]", nil, extra.value)
        }
    }

    private mutating func compareLists(
        _ expected: [ValueText.Part], _ actual: [ValueText.Part], _ depth: Int
    ) {
        count(expected.count, actual.count)
        let common = zip(expected, actual).prefix { $0 == $1 }.count
        if common < min(expected.count, actual.count) {
            path += "[\(common)]"
            compare(expected[common].value, actual[common].value, depth: depth + 1)
        } else if expected.count != actual.count {
            func value(_ parts: [ValueText.Part]) -> Substring? {
                common < parts.count ? parts[common].value : nil
            }
            // In a list of lists, the counts may be those of the outer one.
            isTail = counts?.path == path
            differ("[\(common)]", value(expected), value(actual))
        }
    }

    private mutating func compareFields(
        _ expected: [ValueText.Part], _ actual: [ValueText.Part], _ depth: Int
    ) {
        guard let index = expected.indices.first(where: { expected[$0] != actual[$0] }) else { return }
        // The only part without a label is what an Optional or a case holds.
        if let label = expected[index].label {
            path += ".\(label)"
        } else if expected.count > 1 {
            path += ".\(index)"
        }
        compare(expected[index].value, actual[index].value, depth: depth + 1)
    }

    private mutating func differ(_ step: String, _ expected: Substring?, _ actual: Substring?) {
        path += step
        self.expected = expected.map(String.init)
        self.actual = actual.map(String.init)
    }
}

extension ValueDifference {
    /// Returns what to show in place of each of the values, in about two lines of `room` characters.
    func texts(room: Int) -> (expected: String, actual: String) {
        let start = counts.map { counts in
            let name = counts.path.isEmpty ? "" : "\(counts.path) with "
            return [
                "\(name)\(Format.count(counts.expected, "element")), ",
                "\(name)\(Format.count(counts.actual, "element")), ",
            ]
        }
        let starts = start ?? ["", ""]
        let taken = (starts.map(\.count).max() ?? 0) + path.count + 3
        let (first, second) = Excerpt.pair(expected ?? "", actual ?? "", to: max(24, 2 * room - taken))
        func text(_ start: String, _ value: String?, _ shown: String, other: String) -> String {
            if isMember { return start + (value == nil ? "without \(other)" : "with \(shown)") }
            // Lists of which one begins like the other.
            if isTail, value == nil { return String(start.dropLast(2)) }
            if isTail { return "\(start)the first \(expected == nil ? "extra" : "missing") one is \(shown)" }
            if value == nil { return start + "no \(path)" }
            return start + (path.isEmpty ? shown : "\(path) = \(shown)")
        }
        return (
            text(starts[0], expected, first, other: second), text(starts[1], actual, second, other: first)
        )
    }
}

/// The two values in a message such as `isOn after one press: expected true, got false`.
package struct ComparedValues: Sendable, Equatable {
    /// What was compared.
    package var what: String
    /// The value that the task asks for.
    var expected: String
    /// The value that the learner's code returned.
    var actual: String

    /// Creates the values from a message, if there is only one way to split it.
    ///
    /// The values may contain anything, even these words; then the message is shown as it is.
    init?(_ message: String) {
        let from = ": expected "
        let to = ", got "
        guard let start = message.firstRange(of: from) else { return nil }
        let values = message[start.upperBound...]
        let ends = values.ranges(of: to)
        guard let end = ends.first, ends.count == 1 else { return nil }
        what = String(message[..<start.lowerBound])
        expected = String(values[..<end.lowerBound])
        actual = String(values[end.upperBound...])
    }

    /// Returns both values in about `room` characters each; of longer ones, what differs: the counts, the first part that
    /// differs, or else the place in the text.
    package func texts(room: Int) -> (expected: String, actual: String) {
        // Counting all characters of a very long text takes time.
        if [expected, actual].allSatisfy({ $0.prefix(room + 1).count <= room }) { return (expected, actual) }
        return ValueDifference(expected, actual)?.texts(room: room)
            ?? Excerpt.pair(expected, actual, to: room)
    }
}
