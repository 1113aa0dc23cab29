import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

// The pages that take the place of the result: they scroll, and nothing of them stays in the scrollback.

extension WatchSession {
    /// Shows the page of a key.
    func open(_ key: WatchKey) async {
        switch key {
        case .list:
            page = WatchPage(
                content: .list(ExerciseList(course: course, progress: progress, cursor: exercise.id)))
            page?.revealCursor(size, isNew: true)
        case .questions:
            let begun = quizzes[lesson.number].flatMap { $0.isFinished ? nil : $0 }
            guard let quiz = begun ?? Quiz(lesson, progress, marksCode: !console.output.hasColor) else {
                return await react(to: .pressed(.escape))
            }
            page = WatchPage(content: .questions(quiz))
        default:
            page = WatchPage(content: .text(key, await lines(of: key, isRepeated: false)))
            page?.hasQuestions = !lesson.questions.isEmpty
            page?.hasGuide = course.guidedLesson != nil
            page?.hasNext = next != nil
            page?.following = state.duePages.first
            progress = ProgressStore(course: course).load().progress
            page?.hasNextHint = hintCount < exercise.hints.count
            page?.hasSolution =
                screen.isSolutionOpen
                || exercise.folders.hasSolutions && progress.hasReadHints(of: exercise)
            // The newest hint is the last one; who comes back wants what is said about the last failure, which is at the top.
            if key == .hint && state.asksForMore && hintCount > 1 { page?.move(.end, size) }
            if key == .chapter {
                if let viewport = chapterPlaces[lesson.number] {
                    page?.viewport = viewport
                } else {
                    page?.resume(at: progress.places[lesson.slug] ?? 0, size)
                }
                if case .questions(let quiz)? = coveredPages.last?.content, !quiz.tried.isEmpty,
                    let section = quiz.question.section
                {
                    page?.show(section: section, size)
                }
                chapterPlaces[lesson.number] = page?.viewport
            }
        }
        page?.isCovering = !coveredPages.isEmpty
        draw(isNew: false)
    }

    /// Records how far the chapter on the screen was read, because its page is about to close.
    func rememberPlace() async {
        guard case .text(.chapter, _)? = page?.content, let place = page?.place(size) else { return }
        // Without this record, the chapter begins at its first line next time.
        try? await ProgressStore(course: course).recordPlace(place, in: lesson)
    }

    /// Asks before the solution is shown, because that is recorded.
    func confirmSolution() {
        page = WatchPage(content: .confirmation(screen.solutionWarning(width: size.columns)))
        draw(isNew: false)
    }

    /// Lays out the text of the page again, for another width of the terminal.
    func reopen() async {
        switch page?.content {
        case .text(let key, _): page?.content = .text(key, await lines(of: key, isRepeated: true))
        case .confirmation: page?.content = .confirmation(screen.solutionWarning(width: size.columns))
        case .list, .questions, .document, nil: break
        }
    }

    /// Scrolls the page or the result.
    func scroll(_ key: WatchKey) async {
        // After an answer, Space goes on as Return does, once everything was on the screen.
        if key == .pageDown, case .questions(let quiz)? = page?.content, quiz.isAnswered,
            page?.showsEnd(size) ?? false
        {
            return await change { $0.proceed() }
        }
        if page == nil {
            viewport = screen.scrolled(viewport, by: key, size, rows: size.rows - display.promptRows)
        } else {
            page?.move(key, size)
            if case .text(.chapter, _)? = page?.content { chapterPlaces[lesson.number] = page?.viewport }
        }
        draw(isNew: false)
    }

    /// Watches the exercise at the cursor of the list.
    func chooseFromList() async {
        guard case .list(let list)? = page?.content, list.cursor != exercise.id,
            let chosen = course.exercise(list.cursor)
        else { return await react(to: .pressed(.escape)) }
        // The result of the exercise that the learner leaves stays in the scrollback, rather than the list.
        page = nil
        draw(isNew: false)
        await move(to: chosen)
    }

    /// Tries an answer, or goes on to the next question.
    func change(_ body: (inout Quiz) -> Bool) async {
        guard case .questions(var quiz)? = page?.content else { return }
        let answeredCount = quiz.firstTries.count
        if !body(&quiz) { return await react(to: .pressed(.escape)) }
        if quiz.firstTries.count > answeredCount, let isRight = quiz.firstTries.last,
            // Without this record, the next quiz only asks in another order.
            let loaded = try? await ProgressStore(course: course).recordAnswer(
                to: quiz.question, of: lesson, isRight: isRight)
        {
            progress = loaded.progress
        }
        quizzes[lesson.number] = quiz
        page?.show(quiz, size)
        draw(isNew: false)
    }

    var lesson: Lesson {
        course.lessons.first { $0.number == exercise.id.lesson } ?? course.lessons[0]
    }

    /// The open exercise that comes next, if there is another one.
    var next: Exercise? {
        // After a pass, it is the exercise that `grade` names; a key that skips this one goes to a later one.
        let isPassed = progress.exercises[exercise.slug]?.outcome == .passed
        func next(from id: Exercise.ID?) -> Exercise? {
            NextStep(course: course, progress: progress, from: id).exercise
        }
        // One that was reset counts as passed, and is open all the same.
        let named = next(from: isPassed ? nil : exercise.id)
        let other = named == exercise ? next(from: exercise.id) : named
        return other == exercise ? nil : other
    }

    /// Returns what the command of a key says.
    private func lines(of key: WatchKey, isRepeated: Bool) async -> [StyledLine] {
        if key == .help { return screen.keyPage(state, on: coveredPages.last, width: size.columns) }
        if let lines = screen.lines(of: key, state, width: size.columns) { return lines }
        let collector = LineCollector()
        var collecting = console
        collecting.collect = collector.add
        // A pager would take the terminal.
        collecting.output.isTerminal = false
        await setting.runCommand(request(key, collecting, isRepeated: isRepeated))
        return collector.lines
    }

    /// Returns what a key runs: a learner who comes back to the hints sees those that were read, and pays for no more.
    ///
    /// - Parameter isRepeated: Whether the same page is made again, for another size of the terminal.
    func request(_ key: WatchKey, _ console: Console, isRepeated: Bool = false) -> WatchSetting.Request {
        progress = ProgressStore(course: course).load().progress
        let isAgain = isRepeated || !state.asksForMore && progress.help[exercise.slug]?.hints ?? 0 > 0
        return .init(key: key, exercise: exercise, hintCount: isAgain ? hintCount : nil, console: console)
    }

    /// How many hints the page shows: while the exercise passes, it shows all of them.
    private var hintCount: Int {
        let showsAll = HintPage.showsAll(
            of: exercise, progress, isReset: Attempt(exercise).hasOnlyStarterFiles())
        return max(1, showsAll ? exercise.hints.count : progress.help[exercise.slug]?.hints ?? 0)
    }
}
