import WorkbookModel
import WorkbookReporting

/// How many wrong turns of an exercise are recognized, and why the others are not.
struct RecognitionText {
    /// The sentence for an author.
    let sentence: String

    /// Creates the sentence.
    ///
    /// - Parameter unlisted: The rejected variations that have a diagnosis but are not among the turns, because one without
    ///   a diagnosis reports the same.
    init(_ known: WrongTurns, starterFails: [String], unlisted: [String]) {
        let missed = known.unrecognized(starterFails: starterFails)
        let reasons =
            missed.map { turn, obstacle in
                switch obstacle {
                case .asShipped: "\(turn.name) (fails the same checks as the starter)"
                case .sameAs(let names):
                    "\(turn.name) (reports the same as \(Format.list(names)), which has another diagnosis)"
                }
            } + unlisted.map { "\($0) (reports the same as a variation without a diagnosis)" }
        let count = known.turns.count - missed.count
        let all = known.turns.count + unlisted.count
        let verb = count == 1 ? "is" : "are"
        sentence =
            "\(count) of \(all) \(verb) recognized by what they fail and report"
            + (reasons.isEmpty ? "" : "; not recognized: \(reasons.joined(separator: ", "))")
    }
}
