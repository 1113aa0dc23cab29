import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

// What is on the screen.

extension WatchSession {
    var size: WatchDisplay.Size {
        WatchDisplay.Size(columns: console.columns, rows: RawTerminal.rows)
    }

    var screen: WatchScreen {
        WatchScreen(
            course: course, lesson: lesson, exercise: exercise, progress: progress, result: result,
            reports: reports, next: next,
            isManual: state.isManual, isPlain: display.isPlain,
            isBrief: display.isPlain && spoken == spokenNow,
            hasReadChapter: chapterPlaces[lesson.number] != nil || progress.chapters.contains(lesson.slug),
            quiz: quizzes[lesson.number])
    }

    func draw(isNew: Bool) {
        let (lines, prompt) = (visibleLines, prompt)
        // If lines are only added, a run that starts now reports that itself.
        display.draw(
            lines, prompt: display.isPlain && state.isRunning ? [] : prompt, size: size, isNew: isNew)
        // What a run completed is read aloud once; keys read it again.
        if display.isPlain {
            if !state.isRunning { spoken = spokenNow }
            result?.milestone?.lesson = nil
            result?.milestone?.closing = nil
        }
    }

    /// Shows the prompt, with the page if a longer prompt would push it off the screen.
    func showPrompt() {
        let prompt = prompt
        let rows = prompt.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
        if !display.isPlain, state.page != .output, rows > display.promptRows { return draw(isNew: false) }
        display.show(prompt: prompt, size: size)
        if !state.isRunning { spoken = spokenNow }
    }

    /// What decides which words around results were read aloud already.
    private var spokenNow: [Exercise.ID?] { [exercise.id, state.savedElsewhere] }

    private var visibleLines: [StyledLine] {
        if let page { return page.drawing(size, status: status).lines }
        let rows = prompt.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
        return screen.page(size, rows: size.rows - rows, viewport: viewport)
    }

    var prompt: [StyledLine] {
        if let page { return page.drawing(size, status: status).prompt }
        guard let status else { return screen.prompt(state, width: size.columns) }
        return screen.refusal(state, width: size.columns) + [status]
    }

    /// The line about the run, if it should be on the screen.
    var status: StyledLine? {
        guard state.isRunning else { return nil }
        let (status, duration) = run.map { ($0.status, $0.duration) } ?? (exercise.id.description, .zero)
        return screen.status(state, status, for: duration, width: size.columns)
    }
}
