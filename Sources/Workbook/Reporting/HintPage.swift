import WorkbookModel

/// What somebody is shown who asks for a hint.
package struct HintPage: Sendable, Equatable {
    /// The exercise.
    package var exercise: Exercise
    /// How many of its hints are shown.
    package var count: Int
    /// Whether the exercise has passed at some time: then its hints are no help any more, but an explanation.
    package var hasPassed: Bool
    /// A check that failed last time, for which there is a hint of its own.
    package var failing: Check?
    /// How often the exercise failed since it passed last.
    private var failures: Int

    /// Decides what to show: one hint more than last time, or those up to a number; all of them once it has passed.
    ///
    /// - Parameters:
    ///   - checks: The expected checks, in their order.
    ///   - number: The hint that was asked for.
    package init(_ exercise: Exercise, progress: LearnerProgress, checks: [Check], number: Int? = nil) {
        let entry = progress.exercises[exercise.slug]
        self.exercise = exercise
        hasPassed = entry?.hasPassed ?? false
        let all = exercise.hints.count
        let next = (progress.help[exercise.slug]?.hints ?? 0).addingReportingOverflow(1).partialValue
        count = min(max(number ?? (hasPassed ? all : next), min(1, all)), all)
        failing = entry?.failing(of: checks).first { exercise.checkHints[$0.id] != nil }
        failures = entry?.failuresInRow ?? 0
    }

    /// The lines, with commands as this person can type them.
    ///
    /// - Parameter retry: What is said after the last hint, where it is not the command that grades.
    package func text(width: Int, retry: StyledLine? = nil, command: (String) -> String) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let all = exercise.hints.count
        let place = count < all ? "hint \(count) of \(all)" : "all \(all) hints"
        page.row(
            [Span("\(exercise.id)  \(exercise.title)", .strong)], Span(all == 0 ? "" : place, .faint),
            indent: 0)
        if let failing, let hint = exercise.checkHints[failing.id] {
            page.gap()
            page.paragraph([Span(" This check failed last time:", .faint)], indent: 1)
            page.paragraph([Span(" ✘ ", .bad), Span(failing.name)], indent: 3)
            page.paragraph([Span("   "), Span(hint)], indent: 3)
        }
        for (index, hint) in exercise.hints.prefix(count).enumerated() {
            page.gap()
            // What was read before steps back, so that the new one is found at once.
            let role: Span.Role = index < count - 1 && !hasPassed ? .faint : .plain
            page.paragraph([Span(" \(index + 1)  ", role), Span(hint, role)], indent: 4)
        }
        page.gap()
        for line in closing(retry, command) { page.paragraph(line, indent: 1) }
        return page.lines
    }

    private func closing(_ retry: StyledLine?, _ command: (String) -> String) -> [StyledLine] {
        let all = exercise.hints.count
        let id = exercise.id
        if hasPassed {
            return [[Span(" A solution beside yours:  "), Span(command("solution \(id)"), .command)]]
        }
        if all == 0 { return [[Span(" There are no hints for this exercise; the chapter may help.")]] }
        if count < all {
            let words = count == all - 1 ? " The last hint is nearly the solution:  " : " The next hint:  "
            return [[Span(words), Span(command("hint \(id)"), .command)]]
        }
        let retry = retry ?? [Span(" Try it, then run  "), Span(command("lesson \(id)"), .command)]
        guard failures >= LearnerProgress.ExerciseRecord.manyFailures else { return [retry] }
        return [
            retry,
            [
                Span(" Or see a solution, which will be noted:  "),
                Span(command("solution \(id) --anyway"), .command),
            ],
        ]
    }
}
