/// Something in an attempt that no exercise needs and that could deceive the grader, so a person needs to look at it,
/// never an automatic verdict.
package struct Flag: Sendable, Hashable, Codable {
    /// Where it was found, if that is known.
    package let place: Place?
    /// What it is and what it could do, in one sentence.
    package let reason: String

    /// Creates a flag.
    package init(_ reason: String, at place: Place? = nil) {
        self.reason = reason
        self.place = place
    }
}
