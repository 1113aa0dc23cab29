import WorkbookModel
import WorkbookReporting

/// How the same attempt ends in another way when it is graded again.
struct ChangingResult: Equatable {
    /// The ids of the checks that fail only once, or report something else.
    var checks: [String]
    /// Whether the same checks fail both times, so that only what they report changes.
    private var hasSameChecks: Bool
    /// How grading ended the second time.
    private var end: String

    /// Compares two results of an attempt; `nil` if they are the same.
    init?(_ first: VariationResult, _ second: VariationResult) {
        func messages(_ result: VariationResult) -> [String: Set<String>] {
            Dictionary(result.failures.map(\.stable).map { ($0.check, Set($0.messages)) }) { $1 }
        }
        let (before, after) = (messages(first), messages(second))
        let new = second.failingChecks.filter { before[$0] == nil }
        let failing = first.failingChecks + new
        let once = failing.filter { (before[$0] == nil) != (after[$0] == nil) }
        hasSameChecks = once.isEmpty
        checks = hasSameChecks ? failing.filter { before[$0] != after[$0] } : once
        if checks.isEmpty { return nil }
        end = after.isEmpty ? second.summary.text : second.failingChecks.joined(separator: ", ")
    }

    /// Returns what to say of the attempt.
    func sentence(about attempt: String = "it") -> String {
        let list = checks.joined(separator: ", ")
        if hasSameChecks {
            return
                "graded again, \(attempt) failed the same checks, and \(list) reported something else: messages should be the same in every run"
        }
        return
            "graded again, \(attempt) ended with: \(end). So \(list) \(checks.count == 1 ? "has" : "have") "
            + "different results from run to run: correct that first. \(ChangingResult.causes)"
    }

    /// Where to look for the cause of such a change.
    static let causes =
        "Look in the suite and in the attempt's own code for what changes, such as a random value, the time, or the order of a set"

    /// Returns what two runs of an attempt report differently, a clause each.
    static func clauses(first: [CheckFailure], second: [CheckFailure]) -> [String] {
        ChangingMessage.all(between: first, and: second).map {
            $0.words(first: "reported", second: "in the next run")
        }
            + [FailingChecks(first, second).words("in the next run, it", "also failed", "didn't fail")]
            .compactMap(\.self)
    }
}
