import WorkbookModel
import WorkbookReporting

/// What a learner does next, as one line at the end of a screen.
enum NextStep: Equatable {
    /// Mend an exercise that was graded.
    case mend(Exercise)
    /// Get a file back that is gone, or is no text any more.
    case bringBack(Exercise)
    /// Take out what looks suspicious in an exercise that was graded, or have a person look at it.
    case clear(Exercise)
    /// Begin an exercise that has not been touched.
    case begin(Exercise)
    /// Everything is done.
    case finished
    /// Nothing the learner can do.
    case report
    /// Mend the machine, and run the same again.
    case again(String)

    /// Decides after a report was shown.
    init(after report: LessonReport, course: Course, progress: LearnerProgress) {
        let broken = report.rows.compactMap(\.verdict).filter { $0.outcome == .graderError }
        if !broken.isEmpty && broken.allSatisfy({ $0.machineFault != nil }) {
            let isOne = report.rows.count == 1
            self = .again(isOne ? "lesson \(report.rows[0].exercise.id)" : "lesson \(report.lesson.number)")
        } else if !broken.isEmpty {
            self = .report
        } else if let row = report.rows.first(where: { $0.verdict.map { $0.outcome != .passed } ?? false }) {
            // What is begun comes before what is not.
            self = row.verdict?.outcome == .flagged ? .clear(row.exercise) : NextStep(mending: row.exercise)
        } else if let row = report.rows.first(where: { $0.verdict == nil }) {
            self = .begin(row.exercise)
        } else {
            self.init(course: course, progress: progress, from: report.rows.last?.exercise.id)
        }
    }

    /// Decides from what is done so far, looking first behind `id`, or else where the learner was last.
    init(course: Course, progress: LearnerProgress, from id: Exercise.ID? = nil) {
        let open = course.exercises.filter { progress.exercises[$0.slug]?.outcome != .passed }
        let last = id == nil ? NextStep.gradedLast(in: course, progress) : []
        if let exercise = last.first(where: { open.contains($0) }) {
            self = Attempt(exercise).isUntouched ? .begin(exercise) : NextStep(mending: exercise)
            return
        }
        let id = id ?? last.last?.id
        let later = open.first { exercise in
            id.map { ($0.lesson, $0.position) < (exercise.id.lesson, exercise.id.position) } ?? true
        }
        guard let exercise = later ?? open.first else {
            self = .finished
            return
        }
        self = Attempt(exercise).isUntouched ? .begin(exercise) : NextStep(mending: exercise)
    }

    /// Decides about an exercise that has not passed: what is not there cannot be edited.
    private init(mending exercise: Exercise) {
        self = Attempt(exercise).isLost ? .bringBack(exercise) : .mend(exercise)
    }

    /// The exercises that were graded last, which are several after a whole lesson.
    ///
    /// Who works on lesson 3 is not sent back to lesson 1 for having skipped it.
    private static func gradedLast(in course: Course, _ progress: LearnerProgress) -> [Exercise] {
        let dates = course.exercises.compactMap { progress.exercises[$0.slug]?.gradedAt }
        guard let latest = dates.max() else { return [] }
        return course.exercises.filter { progress.exercises[$0.slug]?.gradedAt == latest }
    }

    /// The exercise to work on, if there is one.
    var exercise: Exercise? {
        switch self {
        case .mend(let exercise), .bringBack(let exercise), .clear(let exercise), .begin(let exercise):
            exercise
        case .finished, .report, .again: nil
        }
    }

    /// The line, or its lines where the terminal is narrow, with an offer of help to whoever needs several attempts.
    ///
    /// - Parameters:
    ///   - graded: The exercise that was graded just now, where it was one by itself.
    ///   - isBelowFile: Whether the screen above has told the file that is to be mended.
    func lines(
        course: Course, progress: LearnerProgress = LearnerProgress(), after graded: Exercise? = nil,
        isBelowFile: Bool = true,
        width: Int, command: (String) -> String
    ) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.gap()
        if let graded, case .comparison(let exercise)? = HelpOffer(for: graded, progress: progress) {
            page.paragraph(HelpOffer.comparison(exercise).line(command: command), indent: 7)
        }
        switch self {
        case .mend(let exercise):
            if isBelowFile {
                page.paragraph(
                    [
                        Span(" Next: edit the file above, then run  "),
                        Span(command("lesson \(exercise.id)"), .command),
                    ], indent: 7)
            } else {
                add(exercise, course, command, to: &page)
            }
            if let offer = HelpOffer(for: exercise, progress: progress) {
                page.paragraph(offer.line(command: command), indent: 7)
            }
        case .clear(let exercise):
            page.paragraph(
                [
                    Span(" Next: take out what is flagged, and run  "),
                    Span(command("lesson \(exercise.id)"), .command),
                    Span("  again; or show it to whoever runs the course."),
                ], indent: 7)
        case .bringBack(let exercise):
            page.paragraph(
                [
                    Span(
                        " Next: save the file of \(exercise.id) again from your editor, or begin it anew with  "
                    ),
                    Span(command("reset \(exercise.id)"), .command),
                ], indent: 7)
        case .begin(let exercise):
            if let lesson = Self.lesson(begunWith: exercise, course, progress) {
                page.paragraph(
                    [Span(" First read the chapter:  "), Span(command("show \(lesson.number)"), .command)],
                    indent: 7)
            }
            add(exercise, course, command, to: &page)
        case .finished:
            page.paragraph([Span(" All exercises pass. Well done.")], indent: 1)
        case .again(let words):
            page.paragraph(
                [
                    Span(" Your code is not to blame, and nothing of it is lost. When that is done, run  "),
                    Span(command(words), .command),
                ], indent: 1)
        case .report:
            page.paragraph(
                [
                    Span(
                        " This tool could not do its work; your code is not to blame. Please report the lines above, with what you typed."
                    )
                ], indent: 1)
        }
        return page.lines
    }

    /// The lesson that begins with an exercise, if nothing of it was graded yet.
    private static func lesson(begunWith exercise: Exercise, _ course: Course, _ progress: LearnerProgress)
        -> Lesson?
    {
        course.lessons.first { lesson in
            lesson.exercises.first == exercise
                && lesson.exercises.allSatisfy { progress.exercises[$0.slug] == nil }
        }
    }

    private func add(
        _ exercise: Exercise, _ course: Course, _ command: (String) -> String, to page: inout Layout
    ) {
        page.paragraph(
            [
                Span(" Next: \(exercise.id) \(exercise.title). Edit the file below, then run  "),
                Span(command("lesson \(exercise.id)"), .command),
            ], indent: 7)
        page.arrow(to: course.relativePath(of: exercise.mainFile), indent: 7)
    }
}
