import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting

/// What `grade watch` shows of an exercise, as lines for any width.
struct WatchScreen {
    /// The result of the last run.
    struct LastRun {
        var report: LessonReport
        /// The time of day at which the run ended.
        var time: String
    }

    var course: Course
    var lesson: Lesson
    var exercise: Exercise
    var progress: LearnerProgress
    /// The last run of this session, if there was one.
    var result: LastRun?
    /// The open exercise that comes next.
    var next: Exercise?
    /// Whether only Return starts a run.
    var isManual = false
    /// Whether nothing may move, and words replace pictures.
    var isPlain = false

    /// Returns the last result, or what was known before.
    func page(width: Int) -> [StyledLine] {
        var lines = result?.report.text(course: course, detail: .everything, width: width) ?? known(width)
        var page = Layout(width: min(width, 90))
        page.gap()
        step.addForWatch(isManual: isManual, progress: progress, to: &page)
        page.gap()
        page.row(bar(page.width), Span(time, .faint), indent: 1)
        lines += page.lines
        return lines
    }

    /// Returns the line with the keys that can be used now.
    func prompt(_ state: WatchState, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        if let id = state.savedElsewhere {
            page.paragraph(
                " You saved \(id), and this is \(exercise.id): press \("g", .command) to go there.", indent: 1
            )
        }
        var items = keys(state).map { key in (key.letter.map(String.init) ?? "", label(key)) }
        if state.isReading {
            items.insert(("Return", "back"), at: 0)
        } else if isManual {
            items.insert(("Return", "grade"), at: 0)
        }
        var line: StyledLine = " "
        for (index, item) in items.enumerated() {
            if index > 0 { line += "\(" · ", .faint)" }
            // The space is one at which no line is broken.
            line += "\(item.0, .command)\u{A0}\(item.1)"
        }
        page.paragraph(line, indent: 1)
        return page.lines
    }

    /// Returns the line that is shown during a run.
    func status(_ state: WatchState, _ words: String, for duration: Duration, width: Int) -> StyledLine {
        let tenths = Int(duration / .milliseconds(100))
        let frame = StatusLine.frames[tenths % StatusLine.frames.count]
        var text = isPlain ? " Grading \(exercise.id)" : " \(frame) \(words) · \(tenths / 10) s"
        if state.isRunQueued { text += " · then again" }
        if let key = state.waitingKey { text += " · then \(label(key))" }
        return "\(String(text.prefix(max(1, width - 1))))"
    }

    private var isPassed: Bool {
        result?.report.isPassed ?? (progress.exercises[exercise.slug]?.outcome == .passed)
    }

    /// Whether the solution may be seen: the exercise passed at some time, or the solution was suggested or seen before.
    var isSolutionOpen: Bool {
        isPassed || progress.exercises[exercise.slug]?.hasPassed ?? false
            || progress.help[exercise.slug]?.solutionSeenAt != nil
            || HelpSuggestion(for: exercise, progress: progress) == .solution(exercise)
    }

    /// Returns the keys that the prompt shows.
    private func keys(_ state: WatchState) -> [WatchKey] {
        WatchKey.allCases.filter { key in
            switch key {
            case .next: next != nil
            case .solution: isSolutionOpen
            case .reset: !Attempt(exercise).hasOnlyStarterFiles()
            // The line above the prompt mentions it.
            case .go, .enter, .other: false
            case .run: !isManual
            case .hint, .list, .task, .chapter: true
            // While the output of a command is on the screen, the key goes back, as Return does.
            case .quit: !state.isReading || state.isRunning
            }
        }
    }

    private func label(_ key: WatchKey) -> String { key == .next && !isPassed ? "skip" : key.label }

    /// Returns what is known before anything was graded in this session.
    private func known(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let indent = page.width < 60 ? 4 : 8
        page.paragraph("\("Lesson \(lesson.number) · \(lesson.title)", .strong)", indent: 0)
        page.gap()
        let standing = ExerciseStanding(exercise, progress: progress)
        page.row(
            "\(standing.lastSymbol)\("\(exercise.id)  \(exercise.title)", .strong)",
            Span(standing.lastWords, standing.isUngraded ? .faint : .plain), indent: indent)
        page.arrow(to: course.relativePath(of: exercise.mainFile), indent: indent)
        return page.lines
    }

    /// What to do now.
    private var step: NextStep {
        if let report = result?.report {
            switch NextStep(after: report, course: course, progress: progress) {
            case .edit, .begin, .finished: break
            case let step: return step
            }
        }
        if !isPassed { return .edit(exercise) }
        return next.map { .begin($0) } ?? .finished
    }

    private func bar(_ width: Int) -> StyledLine {
        let all = course.exercises.count
        let done = course.exercises.count { progress.exercises[$0.slug]?.outcome == .passed }
        if isPlain { return " \(done) of \(all) exercises" }
        guard width >= 60 else { return " \(done)/\(all) exercises" }
        let cells = min(all, 31)
        let filled = all == 0 ? 0 : done * cells / all
        let empty = String(repeating: "-", count: cells - filled)
        let full = String(repeating: "#", count: filled)
        return " [\(full, .good)\(empty, .faint)] \(done) of \(all)"
    }

    private var time: String {
        guard let result else { return "" }
        let seconds = result.report.rows.compactMap(\.verdict).map(\.seconds).reduce(0, +)
        return "graded at \(result.time) in \(String(format: "%.1f", seconds)) s"
    }
}
