/// A function or property of the starter that the learner has not written yet.
package struct UnwrittenPart: Sendable, Hashable, Codable {
    /// The error that a starter throws in place of code that the learner has to write.
    package static let error = "NotWrittenYet"

    /// The name, such as `extract(_:)`.
    package let name: String
    /// Where it throws the error.
    package let place: Place

    /// Creates a part.
    package init(name: String, place: Place) {
        self.name = name
        self.place = place
    }
}

extension CheckResult {
    /// Whether the check failed because code threw the error of an unfinished starter.
    package var namesUnwrittenCode: Bool {
        state == .failed && messages.contains { $0.contains(UnwrittenPart.error) }
    }
}
