import Workbook

/// Help that is offered to somebody who tries for the second time and more.
enum Offer: Equatable {
    /// The next hint, or all of them again.
    case hint(Exercise)
    /// The solution, after all hints and many attempts.
    case solution(Exercise)

    /// Decides from what is known of the exercise; whoever has not failed repeatedly is left to work.
    init?(for exercise: Exercise, progress: Progress) {
        guard let entry = progress.exercises[exercise.slug],
            // What is for a person to look at needs no hint.
            [.failed, .stopped, .didNotCompile].contains(entry.outcome),
            entry.failuresInRow >= Progress.Entry.someFailures
        else { return nil }
        let seen = progress.help[exercise.slug]?.hints ?? 0
        let isAtTheEnd = entry.failuresInRow >= Progress.Entry.manyFailures && seen >= exercise.hints.count
        self = isAtTheEnd ? .solution(exercise) : .hint(exercise)
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
        }
    }
}
