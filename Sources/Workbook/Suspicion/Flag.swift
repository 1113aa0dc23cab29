/// Something in an attempt that no exercise needs and that could deceive: for a person to look at, never an automatic
/// verdict.
public struct Flag: Sendable, Hashable {
    /// Where it was found, as far as that is known.
    public var place: Place?
    /// What it is and what it could do, in one sentence.
    public var reason: String

    /// Describes what was found.
    init(_ reason: String, at place: Place? = nil) {
        self.reason = reason
        self.place = place
    }
}

extension Verdict {
    /// The verdict with what a person should look at; one that would have been `passed` waits for that person.
    func flagged(_ flags: [Flag]) -> Verdict {
        var verdict = self
        verdict.flags += flags.filter { !verdict.flags.contains($0) }
        // Checks that ran and did not report are our fault only as long as nothing in the code explains it.
        let isOpen = outcome == .passed || (outcome == .graderError && !checks.isEmpty)
        if !verdict.flags.isEmpty && isOpen { verdict.outcome = .flagged }
        return verdict
    }
}
