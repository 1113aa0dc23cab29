/// A check that failed or was stopped, with what it reported.
package struct CheckFailure: Sendable, Hashable, Codable {
    /// The check's id.
    package var check: String
    /// What the check reported, with the actual values; for a stop, how the code stopped.
    package var messages: [String]

    /// Creates a failure.
    package init(check: String, messages: [String]) {
        self.check = check
        self.messages = messages
    }

    /// Takes the failure from a result; `nil` if the check passed or did not run.
    package init?(_ result: CheckResult) {
        let stop: [String]
        switch result.state {
        case .passed, .notAttempted: return nil
        case .failed: stop = []
        case .stopped(.crashed(let message?)): stop = ["crashed: \(message)"]
        case .stopped(let reason): stop = [reason.kind.rawValue]
        }
        self.init(check: result.check.id, messages: result.messages + stop)
    }

    /// The most messages to compare: a check may look at many values.
    private static let mostMessages = 8

    /// The longest message to compare, in characters.
    private static let longestMessage = 300

    /// Replaces all messages about tests that ran at the same time, because which of them fail is chance.
    private static let together = "some of the tests fail next to others"

    /// The failure without the parts of its messages that differ from run to run.
    package var stable: CheckFailure {
        if Check.Kind(id: check) == .tests("together") {
            return CheckFailure(check: check, messages: [CheckFailure.together])
        }
        return plainlyStable
    }

    private var plainlyStable: CheckFailure {
        CheckFailure(
            check: check,
            // What is left of a long list after it was shortened may have another order, so this is done twice.
            messages: comparedMessages.prefix(CheckFailure.mostMessages).map {
                CheckFailure.stable(CheckFailure.stable($0))
            })
    }

    /// The messages without what learners choose: the names of their tests, how many of them report the same, and the words
    /// of an expectation that only one of several correct versions breaks; for other checks, the name of an error.
    private var comparedMessages: [String] {
        guard Check.Kind(id: check).isAboutTests else {
            return messages.map {
                $0.replacing(/\bgot the error .*/.dotMatchesNewlines(), with: "got an error")
            }
        }
        let nameless = messages.map { message in
            message
                .replacing(
                    /^your tests? (?:(?:`[^`]*`|"[^"]*"|\d+ more)(?:, | and )?)+/, with: "one of the tests"
                )
                .replacing(/(crashing|hanging) in (?:`[^`]*`|"[^"]*")/) { "\($0.1) in one of them" }
                .replacing(/(should also pass with .*?), but .*/.dotMatchesNewlines()) { "\($0.1)" }
                .replacing(/, but they fail:/, with: ", but it fails:")
                .replacing(/(passes only after another test);.*/.dotMatchesNewlines()) { "\($0.1)" }
        }
        return nameless.indices.filter { !nameless[..<$0].contains(nameless[$0]) }.map { nameless[$0] }
    }

    private static func stable(_ message: String) -> String {
        Excerpt.middle(StableMessage.text(of: message), to: longestMessage)
    }
}
