/// Something in an attempt that no exercise needs and that could deceive: for a person to look at, never an automatic
/// verdict.
package struct Flag: Sendable, Hashable {
    /// Where it was found, as far as that is known.
    package var place: Place?
    /// What it is and what it could do, in one sentence.
    package var reason: String

    /// Creates a value from its parts.
    package init(place: Place? = nil, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// Describes what was found.
    package init(_ reason: String, at place: Place? = nil) {
        self.reason = reason
        self.place = place
    }
}

extension Verdict {
    /// The verdict with what a person should look at; one that would have been `passed` waits for that person.
    ///
    /// - Parameter explainsSilence: Whether checks that did not report, which are our fault otherwise, wait as well.
    package func flagged(_ flags: [Flag], explainsSilence: Bool = false) -> Verdict {
        var verdict = self
        verdict.flags += flags.filter { !verdict.flags.contains($0) }
        let isOpen = outcome == .passed || (outcome == .graderError && explainsSilence)
        if !verdict.flags.isEmpty && isOpen { verdict.outcome = .flagged }
        return verdict
    }
}
