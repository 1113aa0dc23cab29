/// The result of one expected check.
package struct CheckResult: Sendable, Equatable, Codable {
    /// The states in which a check can end.
    package enum State: Sendable, Equatable, Codable {
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
    package internal(set) var messages: [String]
    /// The place in the learner's files that it points to, if there is one.
    package var place: Place?
    /// The place of each message in the learner's files; empty if no message has a place of its own.
    package var messagePlaces: [Place?]
    /// The test library's own description of each failure, with the values that it compared; `nil` for a message that
    /// is this description, and empty if no message has another one.
    package var headlines: [String?] = []
    /// The compiler's words for what the first message is about; `nil` unless a check failed because something doesn't compile.
    package var compilerError: String?
    /// The declarations that the messages are about (`Light.isOn`); `nil` unless a check failed only because of what is visible.
    package var declarations: [String]?
    /// How the learner's tests stopped with a planted bug; if the check failed, they noticed it in no other way.
    package var captureStop: Stop.Kind?
    /// The place in the hidden subject at which the learner's tests crashed, for the course's author.
    package var crashInSubject: Place?
    /// What the code printed while this check ran by itself; `nil` if nobody asked for it, or if it printed nothing.
    package var output: String?
    /// How long the check ran, in seconds; `nil` if it did not end.
    package var seconds: Double?

    /// Creates a result.
    ///
    /// - Parameter place: The place of the whole result; if it is `nil`, that of the first message that has one.
    package init(
        _ check: Check, _ state: State, _ messages: [String] = [], place: Place? = nil,
        messagePlaces: [Place?] = [], headlines: [String?] = []
    ) {
        self.check = check
        self.state = state
        self.messages = messages
        self.place = place ?? messagePlaces.lazy.compactMap(\.self).first
        self.messagePlaces = messagePlaces
        self.headlines = headlines.contains { $0 != nil } ? headlines : []
    }

    /// Whether the check counts against the attempt.
    package var isFailing: Bool { state == .failed || stop != nil }

    /// How the check was stopped, if it was.
    package var stop: Stop? {
        if case .stopped(let stop) = state { stop } else { nil }
    }
}
