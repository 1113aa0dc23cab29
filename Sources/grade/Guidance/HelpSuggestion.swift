import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// Help that is suggested beside the next step: to a learner who fails repeatedly, or who may compare solutions.
enum HelpSuggestion: Equatable {
    /// The next hint.
    case hint(Exercise)
    /// The hints that the learner has read; after some more failures, a solution is offered.
    case hintsAgain(Exercise, failures: Int)
    /// The solution, after all hints and many attempts; it is recorded unless the exercise has passed before.
    case solution(Exercise, isRecorded: Bool)
    /// The solution beside an answer that has passed.
    case comparison(Exercise)

    /// Chooses the help for an exercise; `nil` before the learner has failed repeatedly.
    ///
    /// A copy of the course without solutions suggests none.
    init?(for exercise: Exercise, progress: LearnerProgress) {
        guard let entry = progress.exercises[exercise.slug] else { return nil }
        let hasSolutions = exercise.folders.hasSolutions
        switch entry.outcome {
        case .passed:
            guard hasSolutions else { return nil }
            self = .comparison(exercise)
        case .failed, .stopped, .didNotCompile:
            guard entry.failuresInRow >= LearnerProgress.ExerciseRecord.someFailures else { return nil }
            let failures = hasSolutions ? progress.failuresBeforeSolution(of: exercise) : 0
            let hasReadHints = progress.hasReadHints(of: exercise)
            self =
                hasSolutions && failures == 0 && (hasReadHints || exercise.hints.isEmpty)
                ? .solution(exercise, isRecorded: !entry.hasPassed)
                : hasReadHints ? .hintsAgain(exercise, failures: failures) : .hint(exercise)
        // A hint doesn't help with what a person has to look at.
        case .flagged, .graderError: return nil
        }
    }

    /// Returns what to consider before looking at the solution of an exercise that hasn't passed.
    static func warning(before exercise: Exercise) -> String {
        "\(exercise.id) hasn't passed yet. You learn more from a solution if you have found your own first."
    }

    /// Returns the line that suggests the help.
    func line(_ instructions: Instructions) -> StyledLine {
        switch (self, instructions) {
        case (.hint(let exercise), .commands(let command)):
            " Stuck? For a hint:  \(command("hint \(exercise.id)"), .command)"
        case (.hint, .keys): " Stuck? Press \("h", .command) for a hint."
        case (.hintsAgain(let exercise, let failures), .commands(let command)):
            """
            \(HintPage.allRead(failures: failures)) To read the hints again:  \
            \(command("hint \(exercise.id)"), .command)
            """
        case (.hintsAgain(_, let failures), .keys):
            "\(HintPage.allRead(failures: failures)) Press \("h", .command) to read the hints again."
        case (.solution(let exercise, let isRecorded), .commands(let command)):
            HintPage.solutionOffer(
                failures: 0, isRecorded: isRecorded, command(exercise.solutionCommand(isRecorded: isRecorded))
            )
        case (.solution(_, let isRecorded), .keys):
            HintPage.solutionOffer(failures: 0, isRecorded: isRecorded, "press s")
        case (.comparison(let exercise), .commands(let command)):
            " Compare with a solution:  \(command("solution \(exercise.id)"), .command)"
        case (.comparison, .keys): " Press \("s", .command) to compare your code with a solution."
        }
    }
}
