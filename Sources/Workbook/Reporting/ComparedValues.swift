/// The two values in a message such as `isOn after one press: expected true, got false`.
struct ComparedValues: Equatable {
    /// What was looked at.
    var what: String
    /// What the task asks for.
    var expected: String
    /// What the learner's code answered.
    var actual: String

    /// Takes a message apart, as far as that can be done in one way only.
    ///
    /// The values may hold anything, these words included; then the message is better told as it is.
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
