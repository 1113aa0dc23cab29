import WorkbookModel

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
