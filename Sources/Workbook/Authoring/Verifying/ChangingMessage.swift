import WorkbookModel

/// A check that the same attempt fails twice, with another message each time.
struct ChangingMessage: Equatable {
    /// The id of the check.
    var check: String
    var first: String
    var second: String

    /// Compares the failures of two runs, as far as both fail the same checks.
    static func all(between first: [CheckFailure], and second: [CheckFailure]) -> [ChangingMessage] {
        first.map(\.stable).compactMap { failure in
            guard let other = second.first(where: { $0.check == failure.check })?.stable,
                Set(other.messages) != Set(failure.messages)
            else { return nil }
            return ChangingMessage(
                check: failure.check,
                first: failure.messages.first { !other.messages.contains($0) } ?? "nothing more",
                second: other.messages.first { !failure.messages.contains($0) } ?? "nothing more")
        }
    }

    /// Returns a clause with both messages.
    ///
    /// - Parameters:
    ///   - start: What the check did in the first run, such as "reported".
    ///   - end: When the second run was, such as "now".
    func words(first start: String, second end: String) -> String {
        "\(check) \(start) \"\(Excerpt.middle(first, to: 120))\", and \(end) \"\(Excerpt.middle(second, to: 120))\""
    }
}
