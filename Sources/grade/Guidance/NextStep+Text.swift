import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

extension NextStep {
    /// Returns the step as text, after an empty line, with help for a learner who needs several attempts.
    ///
    /// - Parameters:
    ///   - graded: The exercise that was just graded, if it was one alone.
    ///   - lost: The exercises that passed before, and were graded now and failed.
    ///   - completed: The lesson that the grading completed, if any.
    ///   - isClosingShown: Whether the closing page of the course comes before the step.
    ///   - files: Where the learner finds the files that are to be edited.
    func lines(
        course: Course, progress: LearnerProgress = LearnerProgress(), after graded: Exercise? = nil,
        lost: [Exercise] = [], completed: Lesson? = nil, isClosingShown: Bool = false,
        files: FilesToEdit = .above, width: Int,
        command: @escaping (String) -> String
    ) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.gap()
        if let words = ExerciseStatus.stillCounts(lost) { page.paragraph(words, indent: 1) }
        let instructions = Instructions.commands(command)
        if case .begin(let exercise) = self, let lesson = Self.lesson(begunWith: exercise, course, progress),
            !progress.chapters.contains(lesson.slug)
        {
            page.paragraph(
                " Next: read chapter \(lesson.number):  \(command("show \(lesson.number)"), .command)",
                indent: 7)
            page.paragraph(
                """
                 Then: \(exercise.id) \(exercise.title). Edit the file below and run  \
                \(command("lesson \(exercise.id)"), .command)
                """, indent: 7)
        } else {
            add(instructions, files, to: &page)
        }
        switch self {
        case .begin(let exercise):
            page.arrow(to: course.shownPath(of: exercise.mainFile), indent: 7)
        case .edit(let exercise):
            if files == .below { page.arrow(to: exercise.workplace(course, progress), indent: 7) }
            addHelp(for: exercise, progress, instructions, to: &page)
        case .finished:
            if course.guidedLesson != nil {
                let words = "show \(ShowCommand.guideName)"
                page.paragraph(" For the guide to the techniques:  \(command(words), .command)", indent: 1)
            }
            if !isClosingShown {
                page.paragraph(
                    " For the closing page of the course:  \(command("next"), .command)", indent: 1)
            }
        case .restore, .resolveFlags, .reportError, .runAgain: break
        }
        if let graded, case .comparison? = HelpSuggestion(for: graded, progress: progress) {
            addHelp(for: graded, progress, instructions, to: &page)
        }
        if case .begin(let exercise) = self {
            addOpen(before: exercise, course, progress, instructions, to: &page)
            if completed != nil { addKeepsake(command, to: &page) }
        }
        return page.lines
    }

    /// Adds the step to a page of `grade watch`, with help for a learner who needs several attempts.
    ///
    /// - Parameter readsFirst: What a learner does before the step, if this is the start of a lesson.
    func addForWatch(
        on exercise: Exercise, course: Course, progress: LearnerProgress, instructions: Instructions,
        readsFirst: StyledLine?, files: FilesToEdit = .above, to page: inout Layout
    ) {
        if case .edit(let exercise) = self, let readsFirst,
            Self.lesson(begunWith: exercise, course, progress) != nil
        {
            page.paragraph(readsFirst, indent: 1)
            addOpen(before: exercise, course, progress, instructions, to: &page)
        }
        add(instructions, files, to: &page)
        if case .edit(let exercise) = self, files == .below {
            page.arrow(to: exercise.workplace(course, progress), indent: 7)
        }
        if case .edit = self { addHelp(for: exercise, progress, instructions, to: &page) }
    }

    /// Adds the step to the summary of a lesson, which is about no single exercise.
    func addAfterLesson(
        course: Course, progress: LearnerProgress, instructions: Instructions, to page: inout Layout
    ) {
        if case .begin(let next) = self {
            page.paragraph(" Press \("n", .command) for \(next.id) \(next.title).", indent: 1)
        } else {
            add(instructions, .above, to: &page)
        }
        addNextLesson(course: course, progress: progress, instructions: instructions, to: &page)
    }

    /// Adds what else can be done after a pass to a page of `grade watch`.
    func addFurtherForWatch(
        on exercise: Exercise, course: Course, progress: LearnerProgress, instructions: Instructions,
        to page: inout Layout
    ) {
        switch self {
        case .begin, .finished: addHelp(for: exercise, progress, instructions, to: &page)
        default: break
        }
        addNextLesson(course: course, progress: progress, instructions: instructions, to: &page)
    }

    /// Adds what comes before the next step if that begins a lesson.
    private func addNextLesson(
        course: Course, progress: LearnerProgress, instructions: Instructions, to page: inout Layout
    ) {
        if case .begin(let next) = self, Self.lesson(begunWith: next, course, progress) != nil {
            addOpen(before: next, course, progress, instructions, to: &page)
        }
    }

    private func addHelp(
        for exercise: Exercise, _ progress: LearnerProgress, _ instructions: Instructions,
        to page: inout Layout
    ) {
        guard let suggestion = HelpSuggestion(for: exercise, progress: progress) else { return }
        page.paragraph(suggestion.line(instructions), indent: instructions.isKeys ? 1 : 7)
    }

    /// Adds the exercises before the next one that haven't passed, in lessons that the learner has begun.
    ///
    /// At the start of a lesson, earlier lessons that the learner has skipped are added as well, once anything was begun.
    private func addOpen(
        before next: Exercise, _ course: Course, _ progress: LearnerProgress,
        _ instructions: Instructions, to page: inout Layout
    ) {
        func isBegun(_ lesson: Lesson) -> Bool {
            lesson.exercises.contains { progress.exercises[$0.slug] != nil }
        }
        let isStart = Self.lesson(begunWith: next, course, progress) != nil
        let hasBegun = course.lessons.contains(where: isBegun)
        let skipped = course.lessons.filter {
            isStart && hasBegun && $0.number < next.id.lesson && !isBegun($0)
        }
        let open = course.lessons.filter(isBegun).map { lesson in
            lesson.exercises.filter { exercise in
                (exercise.id.lesson, exercise.id.position) < (next.id.lesson, next.id.position)
                    && !(progress.exercises[exercise.slug]?.hasPassed ?? false)
            }
        }
        let names = open.filter { !$0.isEmpty }.map { exercises in
            Format.ranges(exercises.map(\.id.position), prefix: "\(exercises[0].id.lesson).")
        }
        let lessons = "\(skipped.count == 1 ? "lesson" : "lessons") \(Format.ranges(skipped.map(\.number)))"
        for (words, first) in [
            ("Still open: \(names.joined(separator: "; "))", open.flatMap { $0 }.first),
            ("Skipped: \(lessons)", skipped.first?.exercises.first),
        ] {
            guard let first else { continue }
            let start: StyledLine =
                switch instructions {
                case .commands(let command): "To start there, run  \(command("next \(first.id)"), .command)"
                case .keys: "To choose, press \("l", .command)."
                }
            page.paragraph(" \(words). \(start)", indent: instructions.isKeys ? 1 : 7)
        }
    }

    /// Adds the command that writes the page with everything learned so far.
    private func addKeepsake(_ command: (String) -> String, to page: inout Layout) {
        page.paragraph(
            " For a page with what you have learned so far:  \(command("progress --html progress.html"), .command)",
            indent: 7)
    }

    /// Adds the sentence that says what to do.
    private func add(_ instructions: Instructions, _ files: FilesToEdit, to page: inout Layout) {
        switch (self, instructions) {
        case (.edit(let exercise), .commands(let command)) where files != .below:
            page.paragraph(
                " Next: edit \(files.words), then run  \(command("lesson \(exercise.id)"), .command)",
                indent: 7)
        case (.edit(let exercise), .commands(let command)), (.begin(let exercise), .commands(let command)):
            page.paragraph(
                """
                 Next: \(exercise.id) \(exercise.title). Edit the file below, then run  \
                \(command("lesson \(exercise.id)"), .command)
                """, indent: 7)
        case (.edit, .keys(let isManual)):
            let start: StyledLine = isManual ? "press \("Return", .command)." : "save it."
            page.paragraph(" Next: edit \(files.words) and \(start)", indent: 7)
        case (.begin(let exercise), .keys):
            page.paragraph(
                """
                 Passed. Keep experimenting, or press \("n", .command) for \(exercise.id) \(exercise.title).
                """, indent: 1)
        case (.resolveFlags(let exercise), _):
            let again: StyledLine =
                switch instructions {
                case .commands(let command): " and run  \(command("lesson \(exercise.id)"), .command)  again"
                case .keys: ""
                }
            page.paragraph(
                " Next: remove what is flagged\(again), or show it to your instructor.", indent: 7)
        case (.restore(let exercise), _):
            let reset: StyledLine =
                switch instructions {
                case .commands(let command): "with  \(command("reset \(exercise.id)"), .command)"
                case .keys: "with \("x", .command)."
                }
            page.paragraph(
                " Next: save the file of \(exercise.id) again, under its own name, or restore the starter \(reset)",
                indent: 7)
        case (.runAgain(let words), _):
            let again: StyledLine =
                switch instructions {
                case .commands(let command): "run  \(command(words), .command)"
                case .keys(let isManual): "press \(isManual ? "Return" : "r", .command)."
                }
            page.paragraph(
                " Your code is not the cause, and none of your work is lost. When that is fixed, \(again)",
                indent: 1)
        case (.finished, .commands(let command)):
            page.paragraph(
                """
                 All exercises pass. To keep a page with what you learned, a guide to the techniques and your numbers, run  \
                \(command("progress --html progress.html"), .command)
                """, indent: 1)
        case (.finished, .keys):
            page.paragraph(
                "\(" You have finished the course: all exercises pass.", .strong) Press \("f", .command) for its closing page.",
                indent: 1)
        case (.reportError(let mayPass), _):
            let key: StyledLine = instructions.isKeys ? ": press \("r", .command)" : ""
            let retry: StyledLine = mayPass ? " Grading again may help\(key)." : ""
            page.paragraph(
                " The course or this tool failed; your code is not the cause.\(retry)", indent: 1)
            if case .commands(let command) = instructions {
                page.paragraph(
                    " To see what is missing or was changed:  \(command("doctor"), .command)", indent: 1)
            }
            page.paragraph(" If that doesn't help, please report these lines, and what you typed.", indent: 1)
        }
    }

    /// Returns the lesson that begins with an exercise, if nothing in it was graded yet.
    static func lesson(
        begunWith exercise: Exercise, _ course: Course, _ progress: LearnerProgress
    ) -> Lesson? {
        course.lessons.first { lesson in
            lesson.exercises.first == exercise
                && lesson.exercises.allSatisfy { progress.exercises[$0.slug] == nil }
        }
    }
}

extension Exercise {
    /// Returns the path of the file that the last verdict led to.
    fileprivate func workplace(_ course: Course, _ progress: LearnerProgress) -> String {
        course.shownPath(of: workplace(after: progress.exercises[slug]).file)
    }
}

extension Instructions {
    /// Whether keys are pressed, rather than commands typed.
    fileprivate var isKeys: Bool { if case .keys = self { true } else { false } }
}
