import Foundation
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What `grade watch` shows of an exercise, as lines for any width.
struct WatchScreen {
    /// The result of the last run.
    struct LastRun {
        var report: LessonReport
        /// What the run completed, if it completed anything.
        var milestone: Milestone?
        /// Whether the run completed the lesson, whose summary has a page of its own.
        var completesLesson = false
        /// The time of day at which the run ended.
        var time: String
        /// The time of day at which a run of this session passed last, perhaps one that a newer save followed at once.
        var passedAt: String?
    }

    var course: Course
    var lesson: Lesson
    var exercise: Exercise
    var progress: LearnerProgress
    /// The last run of this session, if there was one.
    var result: LastRun?
    /// The results of everything that was started, lesson by lesson.
    var reports: [LessonReport] = []
    /// The open exercise that comes next.
    var next: Exercise?
    /// Whether only Return starts a run.
    var isManual = false
    /// Whether nothing may move, and words replace pictures.
    var isPlain = false
    /// Whether everything around a result was read aloud before: the title of the lesson, all keys, and what else was saved.
    var isBrief = false
    /// Whether the learner opened the chapter in this session.
    var hasReadChapter = false

    /// The quiz about the chapter that the learner has begun in this session.
    var quiz: Quiz?

    /// Returns the last result, or what was known before.
    func page(width: Int) -> [StyledLine] {
        var page = report(width) + milestone(width) + [""] + steps(width)
        page.append("")
        return page + status(width)
    }

    /// Returns the last result, or what was known before, without anything below it.
    ///
    /// - Parameter detail: How much to say; at the end of a lesson, the summary is worth more than the names of checks that pass.
    func report(_ width: Int, _ detail: LessonReport.Detail = .whole) -> [StyledLine] {
        // Nobody can scroll what is read aloud.
        let detail = result?.milestone?.lesson != nil ? .results : isPlain ? .everything : detail
        let lines = result?.report.text(course: course, detail: detail, width: width) ?? known(width)
        // The title of the lesson, and the empty line below it.
        return broken(isBrief ? Array(lines.dropFirst(2)) : lines, width)
    }

    /// Returns what the last run completed.
    func milestone(_ width: Int) -> [StyledLine] {
        broken(result?.milestone?.text(width: width) ?? [], width)
    }

    /// Returns how many exercises have passed, and when this one was graded.
    func status(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.row(bar(page.width), Span(time(page.width), .faint), indent: 1)
        return page.lines
    }

    private func broken(_ lines: [StyledLine], _ width: Int) -> [StyledLine] {
        isPlain ? lines : lines.broken(to: width)
    }

    /// Returns what to do now, with what else can be done after a pass.
    func steps(_ width: Int) -> [StyledLine] { mainStep(width) + furtherSteps(width) }

    /// Returns what else can be done after a pass.
    func furtherSteps(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        step.addFurtherForWatch(
            on: exercise, course: course, progress: progress, instructions: instructions, to: &page)
        return broken(page.lines, width)
    }

    /// Returns what to do after a lesson.
    private func stepsAfterLesson(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        (next.map { NextStep.begin($0) } ?? .finished).addAfterLesson(
            course: course, progress: progress, instructions: instructions, to: &page)
        return broken(page.lines, width)
    }

    /// Returns what to do now.
    func mainStep(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        if let words = ExerciseStatus.stillCounts(result?.report.lost ?? [], passedAt: result?.passedAt) {
            page.paragraph(words, indent: 1)
        }
        if result?.completesLesson ?? false, step != .finished {
            let complete = " Lesson \(lesson.number) is complete."
            let start: StyledLine = "\(complete, .strong) Press \("w", .command) for its summary"
            if case .begin(let next) = step {
                page.paragraph("\(start), or \("n", .command) for \(next.id) \(next.title).", indent: 1)
                return broken(page.lines, width)
            }
            page.paragraph("\(start).", indent: 1)
        }
        step.addForWatch(
            on: exercise, course: course, progress: progress,
            instructions: instructions, readsFirst: readsFirst,
            files: result.map { FilesToEdit($0.report, step.exercise) } ?? .above, to: &page)
        return broken(page.lines, width)
    }

    /// Returns the page of a key that needs no command; `nil` for other keys.
    func lines(of key: WatchKey, _ state: WatchState, width: Int) -> [StyledLine]? {
        switch key {
        case .help: keyPage(state, width: width)
        case .summary: lesson.summaryPage(width: width) + [""] + stepsAfterLesson(width)
        case .closing: closingPage(width: width)
        case .all: overallPage(width: width)
        default: nil
        }
    }

    /// Returns the results of everything that was started.
    private func overallPage(width: Int) -> [StyledLine] {
        let verdicts = reports.flatMap(\.rows).compactMap(\.verdict)
        let passed = verdicts.count { $0.outcome == .passed }
        var page = Layout(width: min(width, 90))
        page.row(
            "\("Everything you started", .strong)", Span("\(passed) of \(verdicts.count) pass"), indent: 0)
        var lines = page.lines
        for report in reports { lines += [""] + report.text(course: course, detail: .titles, width: width) }
        if passed == verdicts.count { return lines }
        page = Layout(width: min(width, 90))
        page.gap()
        page.paragraph(" To see what fails, press \("l", .command) and choose the exercise.", indent: 1)
        return lines + page.lines
    }

    /// Returns the last screen of the course, with the keys for what it leads to.
    private func closingPage(width: Int) -> [StyledLine] {
        let closing = ClosingPage(course, before: LearnerProgress(), progress: progress)
        var page = Layout(width: min(width, 90))
        page.gap()
        page.paragraph(closingKeys, indent: 1)
        return (closing?.lines(width: width).dropFirst() ?? []) + page.lines
    }

    /// The keys for what remains of the course.
    private var closingKeys: StyledLine {
        let guide: StyledLine =
            course.guidedLesson == nil ? "" : "\("d", .command) to read the guide to the techniques, "
        return """
             Press \(guide)\("p", .command) to keep a page with what you learned, and \("b", .command) to open the \
            book.
            """
    }

    /// Returns what to consider before looking at the solution.
    func solutionWarning(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph("\("\(exercise.id)  \(exercise.title)", .strong)", indent: 0)
        page.gap()
        page.paragraph(
            " \(HelpSuggestion.warning(before: exercise)) Your progress will record that you saw it.",
            indent: 1)
        return page.lines
    }

    /// Returns the line that is shown during a run.
    func status(_ state: WatchState, _ words: String, for duration: Duration, width: Int) -> StyledLine {
        let tenths = Int(duration / .milliseconds(100))
        let frame = StatusLine.frames[tenths % StatusLine.frames.count]
        var end = isPlain ? "" : " · \(tenths / 10) s"
        if state.isRunQueued { end += " · then again" }
        if let key = state.waitingKey { end += " · then \(label(key))" }
        // On a page, this key goes back.
        if state.isGradingAll && (state.page == nil || isPlain) { end += " · q stop" }
        if isPlain {
            return " Grading \(state.isGradingAll ? "everything you started" : "\(exercise.id)")\(end)"
        }
        // A page doesn't need the animation, and keys follow there.
        let start = state.page == nil ? " \(frame) " : ""
        return "\(StatusLine.text(start, words, end, width: width - 1))"
    }

    /// The last result in a few words; `nil` if the exercise wasn't graded in this session.
    var news: String? {
        guard let verdict = result?.report.rows.first(where: { $0.exercise == exercise })?.verdict else {
            return nil
        }
        return verdict.outcome == .passed
            ? "\(exercise.id) passed" : "\(exercise.id) · \(verdict.summary.text)"
    }

    private var instructions: Instructions { .keys(isManual: isManual) }

    var isPassed: Bool {
        result?.report.isPassed ?? (progress.exercises[exercise.slug]?.outcome == .passed)
    }

    /// Whether the solution may be seen: the exercise passed at some time, or the solution was suggested or seen before.
    var isSolutionOpen: Bool {
        exercise.folders.hasSolutions
            && (isPassed || progress.mayShowSolution(of: exercise)
                || HelpSuggestion(for: exercise, progress: progress)
                    == .solution(exercise, isRecorded: true))
    }

    func isComplete(_ exercises: [Exercise]) -> Bool {
        exercises.allSatisfy { progress.exercises[$0.slug]?.outcome == .passed }
    }

    /// Returns what is known before anything was graded in this session.
    private func known(_ width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let indent = page.detailIndent
        page.paragraph("\("Lesson \(lesson.number) · \(lesson.title)", .strong)", indent: 0)
        page.gap()
        let standing = ExerciseStanding(exercise, progress: progress)
        page.row(
            "\(standing.lastSymbol)\("\(exercise.id)  \(exercise.title)", .strong)",
            Span(standing.lastWords, standing.isUntried ? .faint : .plain), indent: indent)
        let file = exercise.workplace(after: progress.exercises[exercise.slug]).file
        page.arrow(to: course.shownPath(of: file), indent: indent)
        return page.lines
    }

    /// What comes before the first exercise of a lesson: the chapter, and after it the questions about it.
    private var readsFirst: StyledLine? {
        if !hasReadChapter { return " Chapter \(lesson.number) comes first: press \("c", .command)." }
        return Quiz.invitation(to: lesson, progress, begun: quiz).map { " \($0): press \("a", .command)." }
    }

    /// What to do now.
    var step: NextStep {
        if let report = result?.report {
            switch NextStep(after: report, course: course, progress: progress) {
            case .edit, .begin, .finished: break
            case let step: return step
            }
        }
        if !isPassed { return .edit(exercise) }
        return next.map { .begin($0) } ?? .finished
    }

    /// Whether the learner begins the lesson: nothing in it was graded, and this is its first exercise.
    var isLessonBegun: Bool { NextStep.lesson(begunWith: exercise, course, progress) != nil }

    /// Returns how many exercises have passed, as a bar if there is space.
    func bar(_ width: Int) -> StyledLine {
        let all = course.exercises.count
        let totals = ProgressReport.Totals(of: course.exercises, progress: progress)
        let (done, lost, note) = (totals.passed, totals.lost, totals.lostNote)
        if isPlain { return " \(done) of \(all) exercises\(note)" }
        guard width >= 60 else { return " \(done)/\(all) exercises" }
        let cells = min(all, lost == 0 ? 31 : 20)
        let filled = all == 0 ? 0 : done * cells / all
        let empty = String(repeating: "-", count: cells - filled)
        let full = String(repeating: "#", count: filled)
        return " [\(full, .good)\(empty, .faint)] \(done) of \(all)\(note)"
    }

    private func time(_ width: Int) -> String {
        guard let result else { return "" }
        if width < 60 { return "graded at \(result.time)" }
        let seconds = result.report.rows.compactMap(\.verdict).map(\.seconds).reduce(0, +)
        return "graded at \(result.time) in \(String(format: "%.1f", seconds)) s"
    }
}
