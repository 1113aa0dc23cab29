import WorkbookMarkdown
import WorkbookModel

/// The screen of `grade hint`.
package struct HintPage: Sendable, Equatable {
    /// The exercise.
    package var exercise: Exercise
    /// The number of hints to show.
    package var count: Int
    /// Whether the exercise passes now, so that hints only explain and no longer help.
    package var isPassing: Bool
    /// Whether the hints that the learner has read are left out, because they would be read aloud again.
    package var showsOnlyNew = false
    /// How many hints the learner has read.
    private let readCount: Int
    /// A check that failed last time and has its own hint.
    package var failing: Check?
    /// Whether the exercise has ever passed, so that its solution may be seen.
    private var hasPassed: Bool
    /// The number of failures before a solution is offered.
    private var failuresBeforeSolution: Int

    /// Creates the screen: with one more hint than last time, or the hints up to a number, or all while it passes.
    ///
    /// - Parameters:
    ///   - checks: The expected checks, in their order.
    ///   - number: The hint that the learner asked for.
    ///   - isReset: Whether the learner's files are as in the starter.
    package init(
        _ exercise: Exercise, progress: LearnerProgress, checks: [Check], number: Int? = nil,
        isReset: Bool = false
    ) {
        let entry = progress.exercises[exercise.slug]
        self.exercise = exercise
        hasPassed = entry?.hasPassed ?? false
        isPassing = HintPage.showsAll(of: exercise, progress, isReset: isReset)
        let all = exercise.hints.count
        readCount = progress.help[exercise.slug]?.hints ?? 0
        let next = readCount.addingReportingOverflow(1).partialValue
        count = min(max(number ?? (isPassing ? all : next), min(1, all)), all)
        let failed = entry?.failing(of: checks) ?? []
        // A learner knows only the first of those that were stopped, and the first few of those that failed.
        failing = failed.prefix(entry?.outcome == .stopped ? 1 : HintPage.mostKnown).first {
            exercise.checkHints[$0.id] != nil
        }
        failuresBeforeSolution = progress.failuresBeforeSolution(of: exercise)
    }

    /// Whether the screen has only hints that follow those that the learner has read.
    package var isContinued: Bool { showsOnlyNew && !isPassing && count > readCount && readCount > 0 }

    /// How many of the failing checks a verdict names.
    private static let mostKnown = 3

    /// Returns whether all hints are shown at once: the exercise passes, and wasn't reset since.
    package static func showsAll(of exercise: Exercise, _ progress: LearnerProgress, isReset: Bool) -> Bool {
        progress.exercises[exercise.slug]?.outcome == .passed && !isReset
    }

    /// Returns the screen as lines.
    ///
    /// - Parameters:
    ///   - retry: The line after the last hint, unless it names the command that grades.
    ///   - command: Returns a command as the learner can type it.
    package func text(width: Int, retry: StyledLine? = nil, command: (String) -> String) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let all = exercise.hints.count
        let place = count < all ? "hint \(count) of \(all)" : "all \(all) hints"
        page.row(
            "\("\(exercise.id)  \(exercise.title)", .strong)", "\(all == 0 ? "" : place, .faint)", indent: 0)
        if let failing, let hint = exercise.checkHints[failing.id] {
            page.gap()
            page.paragraph("\(" This check failed last time:", .faint)", indent: 1)
            page.paragraph("\(" ✘ ", .bad)\(failing.title(passed: false))", indent: 3)
            page.paragraph("\(hint)", at: 3)
        }
        for (index, hint) in exercise.hints.prefix(count).enumerated()
        where !isContinued || index >= readCount {
            page.gap()
            // Hints that the learner has read are faint, so that the new one stands out.
            let role: Span.Role = index < count - 1 && !isPassing ? .faint : .plain
            if hint.contains(where: \.isNewline) {
                page.paragraph("\(Span(" \(index + 1)", role, spoken: "Hint \(index + 1):"))", indent: 4)
                // A hint of an imported course is a small document.
                let style = MarkdownPage(width: page.width - 2)
                for line in style.lines(MarkdownDocument(parsing: hint)) { page.verbatim("  " + line) }
            } else {
                let number = Span(" \(index + 1)  ", role, spoken: "Hint \(index + 1): ")
                page.paragraph("\(number)\(hint, role)", indent: 4)
            }
        }
        page.gap()
        for line in closing(retry, command) { page.paragraph(line, indent: 1) }
        if isContinued, retry == nil {
            page.paragraph(
                " For all of them again:  \(command("hint \(exercise.id) \(count)"), .command)", indent: 1)
        }
        return page.lines
    }

    private func closing(_ retry: StyledLine?, _ command: (String) -> String) -> [StyledLine] {
        let all = exercise.hints.count
        let id = exercise.id
        let hasSolutions = exercise.folders.hasSolutions
        if isPassing {
            return !hasSolutions ? [] : [" Compare with a solution:  \(command("solution \(id)"), .command)"]
        }
        if all == 0 {
            let show: StyledLine = "\(command("show \(id)"), .command)"
            return [" There are no hints for this exercise. To read its task again:  \(show)"]
        }
        if count < all {
            // The hints of an imported course, which are small documents, follow no such order.
            let words =
                count == all - 1 && !exercise.hints[count].contains(where: \.isNewline)
                ? " For the last hint (nearly the solution):  " : " For the next hint:  "
            return ["\(words)\(command("hint \(id)"), .command)"]
        }
        let retry = retry ?? " Try it, then run  \(command("lesson \(id)"), .command)"
        if !hasSolutions { return [retry, "\(HintPage.allRead(failures: 0))"] }
        let solution = command(exercise.solutionCommand(isRecorded: !hasPassed))
        return [
            retry,
            HintPage.solutionOffer(failures: failuresBeforeSolution, isRecorded: !hasPassed, solution),
        ]
    }

    /// Returns how a learner who has read all hints can see a solution.
    ///
    /// - Parameters:
    ///   - failures: The number of failures before a solution is offered.
    ///   - isRecorded: Whether the progress records it, because the exercise has never passed.
    ///   - command: The command that shows it.
    package static func solutionOffer(failures: Int, isRecorded: Bool, _ command: String) -> StyledLine {
        let what = failures == 0 ? "To see a solution" : "To see it now"
        let note = isRecorded ? " (your progress records it)" : ""
        return "\(allRead(failures: failures)) \(what)\(note):  \(command, .command)"
    }

    /// Returns the sentences for a learner who has read all hints.
    ///
    /// - Parameter failures: The number of failures before a solution is offered.
    package static func allRead(failures: Int) -> String {
        let words = " You have read all hints."
        if failures == 0 { return words }
        return "\(words) After \(Format.count(failures, "more attempt")), you are offered a solution."
    }
}

extension Exercise {
    /// Returns the command that shows the solution; if that is recorded, the command needs an option.
    package func solutionCommand(isRecorded: Bool) -> String {
        "solution \(id)" + (isRecorded ? " --anyway" : "")
    }
}
