import Foundation
import WorkbookModel
import WorkbookReporting

/// A stored attempt, and the result of grading it.
struct GradedVariation {
    let variation: Variation
    let result: VariationResult
    /// What it uses that the suite allows only if it is recorded; empty for an attempt that must not pass.
    var used: [String] = []

    /// The name of its folder.
    var folderName: String { variation.folder.lastPathComponent }
    /// Whether a learner who makes the same mistake should be told something.
    var hasDiagnosis: Bool { variation.diagnosis != nil }
    /// Whether the attempt is a rejected variation.
    var isRejected: Bool { if case .turnedDown = variation.expectation { true } else { false } }
}

extension WrongTurns {
    /// Creates the list of what each rejected variation fails, so that learners who make the same mistake can be recognized.
    ///
    /// A mistake that reports the same as one without a diagnosis cannot be recognized.
    init(observedIn attempts: [GradedVariation]) {
        func turns(_ attempts: [GradedVariation]) -> [Turn] {
            attempts.map { attempt in
                Turn(
                    name: attempt.folderName, diagnosis: attempt.variation.diagnosis ?? "",
                    outcome: attempt.result.outcome, fails: attempt.result.failures,
                    ran: attempt.result.didRunSuite)
            }
        }
        let rejected = attempts.filter(\.isRejected)
        let unexplained = turns(rejected.filter { !$0.hasDiagnosis })
        let explained = turns(rejected.filter(\.hasDiagnosis))
        self.init(
            turns: explained.filter { turn in
                !unexplained.contains {
                    $0.outcome == turn.outcome && $0.ran == turn.ran && Set($0.fails) == Set(turn.fails)
                }
            })
    }

    /// Returns how many of the mistakes are recognized, and why the others are not, in a sentence for an author.
    ///
    /// - Parameter unlisted: The rejected variations that have a diagnosis but are not among the turns, because one without
    ///   a diagnosis reports the same.
    func recognition(starterFails: [String], unlisted: [String]) -> String {
        let missed = unrecognized(starterFails: starterFails)
        let reasons =
            missed.map { turn, obstacle in
                switch obstacle {
                case .asShipped: "\(turn.name) (fails the same checks as the starter)"
                case .sameAs(let names):
                    "\(turn.name) (reports the same as \(Format.list(names)), which has another diagnosis)"
                }
            } + unlisted.map { "\($0) (reports the same as a variation without a diagnosis)" }
        let count = turns.count - missed.count
        return "\(count) of \(turns.count + unlisted.count) \(count == 1 ? "is" : "are") recognized by "
            + "what they fail and report"
            + (reasons.isEmpty ? "" : "; not recognized: \(reasons.joined(separator: ", "))")
    }
}
