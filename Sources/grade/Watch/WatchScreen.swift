import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting

/// What `grade watch` shows of an exercise: pure lines, for any width.
struct WatchScreen {
    /// The result of the last run.
    struct LastRun {
        var report: LessonReport
        /// When it came to its end, as a clock shows it.
        var time: String
    }

    var course: Course
    var lesson: Lesson
    var exercise: Exercise
    var progress: LearnerProgress
    /// The result of the last run of this session, if there was one.
    var result: LastRun?
    /// The open exercise that comes next.
    var next: Exercise?
    /// Whether a run starts with Return only.
    var isManual = false
    /// Whether nothing may move or draw a picture.
    var isPlain = false

    /// The result, or what was known before.
    func page(width: Int) -> [StyledLine] {
        var lines = result?.report.text(course: course, detail: .everything, width: width) ?? known(width)
        var page = Layout(width: min(width, 90))
        page.gap()
        advice(on: &page)
        page.gap()
        page.row(bar(page.width), Span(time, .faint), indent: 1)
        lines += page.lines
        return lines
    }

    /// The keys that can be used now.
    func prompt(_ state: WatchState, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        if let id = state.savedElsewhere {
            page.paragraph(
                [
                    Span(" You saved \(id), and this is \(exercise.id): press "), Span("g", .command),
                    Span(" to go there."),
                ], indent: 1)
        }
        var items = keys(state).map { key in (key.letter.map(String.init) ?? "", label(key)) }
        if state.isReading {
            items.insert(("Return", "back"), at: 0)
        } else if isManual {
            items.insert(("Return", "grade"), at: 0)
        }
        var spans: StyledLine = [Span(" ")]
        for (index, item) in items.enumerated() {
            if index > 0 { spans.append(Span(" · ", .faint)) }
            // A space at which no line is broken.
            spans += [Span(item.0, .command), Span("\u{A0}\(item.1)")]
        }
        page.paragraph(spans, indent: 1)
        return page.lines
    }

    /// What goes on while a run lasts, in one line.
    func status(_ state: WatchState, _ words: String, for duration: Duration, width: Int) -> StyledLine {
        let tenths = Int(duration / .milliseconds(100))
        let frame = StatusLine.frames[tenths % StatusLine.frames.count]
        var text = isPlain ? " Grading \(exercise.id)" : " \(frame) \(words) · \(tenths / 10) s"
        if state.isRunQueued { text += " · then again" }
        if let key = state.waitingKey { text += " · then \(label(key))" }
        return [Span(String(text.prefix(max(1, width - 1))))]
    }

    private var isPassed: Bool {
        result?.report.isPassed ?? (progress.exercises[exercise.slug]?.outcome == .passed)
    }

    /// Whether the solution may be seen: it passed at some time, or the solution was offered, or seen before.
    var isSolutionOpen: Bool {
        isPassed || progress.exercises[exercise.slug]?.hasPassed ?? false
            || progress.help[exercise.slug]?.solutionSeenAt != nil
            || HelpOffer(for: exercise, progress: progress) == .solution(exercise)
    }

    /// The keys to tell of.
    private func keys(_ state: WatchState) -> [WatchKey] {
        return WatchKey.allCases.filter { key in
            switch key {
            case .next: next != nil
            case .solution: key.isKnown && isSolutionOpen
            case .reset: key.isKnown && !Attempt(exercise).hasOnlyStarterFiles()
            // The line above tells of it.
            case .go, .enter, .other: false
            case .run: !isManual
            case .hint, .list, .task, .chapter: key.isKnown
            // While words are read, it goes back as Return does.
            case .quit: !state.isReading || state.isRunning
            }
        }
    }

    private func label(_ key: WatchKey) -> String { key == .next && !isPassed ? "skip" : key.label }

    /// What is known before anything was graded.
    private func known(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let indent = page.width < 60 ? 4 : 8
        page.row([Span("Lesson \(lesson.number) · \(lesson.title)", .strong)], Span(""), indent: 0)
        page.gap()
        let name = Span("\(exercise.id)  \(exercise.title)", .strong)
        switch progress.exercises[exercise.slug] {
        case let entry?:
            let symbol = entry.outcome == .passed ? Span(" ✔ ", .good) : Span(" ✘ ", .bad)
            page.row([symbol, name], Span("\(entry.summary.text) last time"), indent: indent)
        case nil:
            let words = Attempt(exercise).hasOnlyStarterFiles() ? "not started" : "not graded yet"
            page.row([Span(" ○ "), name], Span(words, .faint), indent: indent)
        }
        let path = course.relativePath(of: exercise.mainFile)
        page.arrow(to: path, indent: indent)
        return page.lines
    }

    /// What to do now.
    private func advice(on page: inout Layout) {
        if let report = result?.report,
            case let step = NextStep(after: report, course: course, progress: progress)
        {
            switch step {
            case .again:
                return page.paragraph(
                    [
                        Span(
                            " Your code is not to blame, and nothing of it is lost. When that is done, press "
                        ),
                        Span("Return", .command), Span("."),
                    ], indent: 1)
            case .report:
                return step.lines(course: course, width: page.width) { $0 }.drop(while: \.isEmpty)
                    .forEach { page.paragraph($0, indent: 1) }
            case .clear:
                return page.paragraph(
                    [Span(" Next: take out what is flagged, or show it to whoever runs the course.")],
                    indent: 7)
            case .bringBack(let exercise):
                return page.paragraph(
                    [
                        Span(" Next: save the file of \(exercise.id) again from your editor, or press "),
                        Span("x", .command), Span(" to begin it anew."),
                    ], indent: 7)
            case .mend, .begin, .finished: break
            }
        }
        let start =
            isManual ? [Span(" and press "), Span("Return", .command), Span(".")] : [Span(" and save it.")]
        guard isPassed else {
            page.paragraph([Span(" Next: edit the file above,")] + start, indent: 7)
            switch HelpOffer(for: exercise, progress: progress) {
            case .hint:
                page.paragraph(
                    [Span(" Stuck? Press "), Span("h", .command), Span(" for a hint.")], indent: 1)
            case .solution:
                page.paragraph(
                    [
                        Span(" Still stuck? Press "), Span("s", .command),
                        Span(" for a solution, which will be noted."),
                    ], indent: 1)
            case .comparison, nil: break
            }
            return
        }
        if let next {
            page.paragraph(
                [
                    Span(" Passed. Go on experimenting, or press "), Span("n", .command),
                    Span(" for \(next.id) \(next.title)."),
                ], indent: 1)
        } else {
            page.paragraph([Span(" All exercises pass. Well done.")], indent: 1)
        }
    }

    private func bar(_ width: Int) -> StyledLine {
        let all = course.exercises.count
        let done = course.exercises.count { progress.exercises[$0.slug]?.outcome == .passed }
        if isPlain { return [Span(" \(done) of \(all) exercises")] }
        guard width >= 60 else { return [Span(" \(done)/\(all) exercises")] }
        let cells = min(all, 31)
        let filled = all == 0 ? 0 : done * cells / all
        let empty = String(repeating: "-", count: cells - filled)
        return [
            Span(" ["), Span(String(repeating: "#", count: filled), .good), Span(empty, .faint),
            Span("] \(done) of \(all)"),
        ]
    }

    private var time: String {
        guard let result else { return "" }
        let seconds = result.report.rows.compactMap(\.verdict).map(\.seconds).reduce(0, +)
        return "graded at \(result.time) in \(String(format: "%.1f", seconds)) s"
    }
}
