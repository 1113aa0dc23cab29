/// The two values in a message such as `isOn after one press: expected true, got false`.
struct ComparedValues: Equatable {
    /// What was compared.
    var what: String
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
}
