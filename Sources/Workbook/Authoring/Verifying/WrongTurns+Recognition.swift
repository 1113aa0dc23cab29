import WorkbookModel
import WorkbookReporting

extension WrongTurns {
    /// Creates the list of what each rejected variation fails, so that learners who make the same mistake can be recognized.
    ///
    /// A mistake that reports the same as one without a diagnosis cannot be recognized, and neither can one that fails nothing.
    init(observedIn attempts: [GradedVariation]) {
        func turns(_ attempts: [GradedVariation]) -> [Turn] {
            attempts.map { attempt in
                Turn(
                    name: attempt.folderName, diagnosis: attempt.variation.diagnosis ?? "",
                    outcome: attempt.result.outcome, fails: attempt.result.failures,
                    ran: attempt.result.didRunSuite, decisive: attempt.decisive)
            }
        }
        let rejected = attempts.filter(\.isRejected)
        let unexplained = turns(rejected.filter { !$0.hasDiagnosis })
        let explained = turns(rejected.filter(\.hasDiagnosis))
        self.init(
            turns: explained.filter { turn in
                !turn.fails.isEmpty
                    && !unexplained.contains {
                        $0.ran == turn.ran && Set($0.fails) == Set(turn.fails)
                    }
            })
    }

    /// Returns how many of the mistakes are recognized, and why the others are not, in a sentence for an author.
    ///
    /// - Parameter unlisted: The rejected variations that have a diagnosis but are not among the turns, because one without
    ///   a diagnosis reports the same.
    func recognition(unlisted: [String]) -> String {
        let missed = unrecognized
        let reasons =
            missed.map { turn, names in
                "\(turn.name) (reports the same as \(Format.list(names)), which has another diagnosis)"
            } + unlisted.map { "\($0) (reports the same as a variation without a diagnosis)" }
        let count = turns.count - missed.count
        return "\(count) of \(turns.count + unlisted.count) \(count == 1 ? "is" : "are") recognized by "
            + "what they fail and report"
            + (reasons.isEmpty ? "" : "; not recognized: \(reasons.joined(separator: ", "))")
    }

    /// Returns the mistakes that can't be recognized in a learner's attempt, each with the names of those that report the
    /// same and have another diagnosis.
    var unrecognized: [(turn: Turn, sameAs: [String])] {
        turns.compactMap { turn in
            let alike = alike(turn.fails, turn.ran)
            if Set(alike.map(\.diagnosis)).count == 1 { return nil }
            return (turn, alike.map(\.name).filter { $0 != turn.name })
        }
    }
}
