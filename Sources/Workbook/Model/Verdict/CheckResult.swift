/// The result of one expected check.
package struct CheckResult: Sendable, Equatable {
    /// The states in which a check can end.
    package enum State: Sendable, Equatable {
        /// It reported, and found nothing wrong.
        case passed
        /// It reported that the attempt is wrong.
        case failed
        /// It did not finish.
        case stopped(Stop)
        /// It did not run, because something that it needs went wrong first.
        case notAttempted
    }

    /// The check.
    package let check: Check
    /// How it ended.
    package let state: State
    /// What the learner should know, a sentence each.
    package let messages: [String]
    /// The place in the learner's files that it points to, if there is one.
    package let place: Place?

    /// Creates a result.
    package init(_ check: Check, _ state: State, _ messages: [String] = [], place: Place? = nil) {
        self.check = check
        self.state = state
        self.messages = messages
        self.place = place
    }

    /// How the check was stopped, if it was.
    package var stop: Stop? {
        if case .stopped(let stop) = state { stop } else { nil }
    }
}
