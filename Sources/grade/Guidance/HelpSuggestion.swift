import WorkbookModel
import WorkbookReporting

/// Help that is suggested beside the next step: to a learner who fails repeatedly, or who may compare solutions.
enum HelpSuggestion: Equatable {
    /// The next hint, or all of them again.
    case hint(Exercise)
    /// The solution, after all hints and many attempts.
    case solution(Exercise)
    /// The solution beside an answer that has passed.
    case comparison(Exercise)

    /// Chooses the help for an exercise; `nil` before the learner has failed repeatedly.
    init?(for exercise: Exercise, progress: LearnerProgress) {
        guard let entry = progress.exercises[exercise.slug] else { return nil }
        switch entry.outcome {
        case .passed: self = .comparison(exercise)
        case .failed, .stopped, .didNotCompile:
            guard entry.failuresInRow >= LearnerProgress.ExerciseRecord.someFailures else { return nil }
            let seen = progress.help[exercise.slug]?.hints ?? 0
            let isAtTheEnd =
                entry.failuresInRow >= LearnerProgress.ExerciseRecord.manyFailures
                && seen >= exercise.hints.count
            self = isAtTheEnd ? .solution(exercise) : .hint(exercise)
        // A hint doesn't help with what a person has to look at.
        case .flagged, .graderError: return nil
        }
    }

    /// Returns the line that suggests the help.
    func line(_ instructions: Instructions) -> StyledLine {
        switch (self, instructions) {
        case (.hint(let exercise), .commands(let command)):
            " Stuck? For a hint:  \(command("hint \(exercise.id)"), .command)"
        case (.hint, .keys): " Stuck? Press \("h", .command) for a hint."
        case (.solution(let exercise), .commands(let command)):
            " Still stuck? You can look at a solution:  \(command("solution \(exercise.id) --anyway"), .command)"
        case (.solution, .keys):
            " Still stuck? Press \("s", .command) for a solution, which is recorded in your progress."
        case (.comparison(let exercise), .commands(let command)):
            " Compare with a solution:  \(command("solution \(exercise.id)"), .command)"
        case (.comparison, .keys): " Press \("s", .command) to compare your code with a solution."
        }
    }
}
