import WorkbookModel
import WorkbookReporting

/// What is offered beside the next step: help to whoever tries again and again, and a comparison to whoever has made it.
enum HelpOffer: Equatable {
    /// The next hint, or all of them again.
    case hint(Exercise)
    /// The solution, after all hints and many attempts.
    case solution(Exercise)
    /// The solution beside one that has passed.
    case comparison(Exercise)

    /// Decides from what is known of the exercise; whoever has not failed repeatedly is left to work.
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
        // What is for a person to look at needs no hint.
        case .flagged, .graderError: return nil
        }
    }

    /// The line.
    func line(command: (String) -> String) -> StyledLine {
        switch self {
        case .hint(let exercise):
            [Span(" Stuck? A hint:  "), Span(command("hint \(exercise.id)"), .command)]
        case .solution(let exercise):
            [
                Span(" Still stuck? You may see a solution:  "),
                Span(command("solution \(exercise.id) --anyway"), .command),
            ]
        case .comparison(let exercise):
            [Span(" A solution beside yours:  "), Span(command("solution \(exercise.id)"), .command)]
        }
    }
}
