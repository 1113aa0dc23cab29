import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting

/// `grade show 3`: shows a chapter or the task of an exercise in the terminal.
enum ShowCommand: Subcommand {
    static let name = "show"
    static let summary = "read a chapter, or the task of an exercise"
    static let operandName = "[NAME]"
    static let furtherOperand = "[SECTION]"
    static let mostOperands = 20
    static let options: [Option] = [.course, .quiz]
    static let discussion = """
        Shows the chapter of a lesson, or the task and the files of an exercise. Without a name, it shows the exercise or lesson of \
        the current folder, or else the chapter of your next exercise. In a terminal, it shows the text page by page, with \
        $PAGER if that is set. In a pipe or with --plain, it writes the whole text.

          grade show 3                  the chapter of lesson 3
          grade show 3 when not         its first section with these words in the heading
          grade show 3.2                the task of one exercise
          grade show                    the chapter of your next exercise
          grade show guide              the guide to choosing a technique
          grade show 3 | less           plain text
          grade show 3 --quiz           questions about the chapter, to check what you remember
        """
    static var manual: Manual { readingManual }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let progress = ProgressStore(course: course).load().progress
        if arguments.operands == [guideName], course.guidedLesson != nil,
            (try? context.named(arguments, in: course)) == nil
        {
            await context.page(try guide(in: course, context), arguments)
            return .passed
        }
        guard let selection = try context.selection(arguments, in: course) ?? next(in: course, progress)
        else {
            return .passed
        }
        if arguments.has(.quiz) {
            // In an exercise's folder, nobody asked for the questions of the exercise.
            let isNamed = selection.isOneExercise && !arguments.operands.isEmpty
            await quiz(
                on: selection.lesson, named: isNamed ? selection.exercises.first : nil, course, arguments,
                context)
            return .passed
        }
        if selection.isOneExercise, let extra = arguments.operands.dropFirst().first {
            throw UsageError.tooManyOperands(command: name, extra: extra)
        }
        let style = style(of: selection.lesson, in: course, context)
        let lines =
            switch selection {
            case .lesson(let lesson) where arguments.operands.count > 1:
                try section(of: lesson, on: style, arguments, context)
            case .lesson(let lesson):
                try sections(of: lesson, arguments, context)
                    + style.lines(try chapter(of: lesson, arguments, context))
                    + questions(about: lesson, width: style.width, arguments, context)
            case .exercise(let exercise, in: _):
                ExerciseSheet(exercise, in: course, progress: progress).lines(on: style)
                    + hint(at: exercise, width: style.width, arguments, context)
            }
        guard case .lesson(let lesson) = selection else {
            await context.page(lines, arguments)
            return .passed
        }
        let store = ProgressStore(course: course)
        if context.console.output.isTerminal || !context.keys.isEmpty {
            // Without this record, the learner is only sent to the chapter once more.
            try? await store.recordChapter(of: lesson)
        }
        let isWhole = arguments.operands.count <= 1
        let place = isWhole ? progress.places[lesson.slug] ?? 0 : 0
        if let place = await context.page(lines, from: place, arguments), isWhole {
            // Without this one, the chapter begins at its first line next time.
            try? await store.recordPlace(place, in: lesson)
        }
        return .passed
    }

    /// Returns a chapter, in which commands call this tool as the learner does.
    private static func chapter(
        of lesson: Lesson, _ arguments: Arguments, _ context: CommandContext
    ) throws -> MarkdownDocument {
        let start = "swift run grade "
        let blocks = try MarkdownDocument(contentsOf: lesson.chapter).blocks.map { block in
            guard case .code(language: "sh", let lines) = block else { return block }
            return .code(
                language: "sh",
                lines: lines.map {
                    $0.hasPrefix(start) ? context.command(String($0.dropFirst(start.count)), arguments) : $0
                })
        }
        return MarkdownDocument(blocks)
    }

    /// Returns how to hear a chapter in parts.
    private static func sections(
        of lesson: Lesson, _ arguments: Arguments, _ context: CommandContext
    ) throws -> [StyledLine] {
        guard context.console.isPlain, context.keys.isEmpty else { return [] }
        let document = try MarkdownDocument(contentsOf: lesson.chapter)
        let titles = document.mainTitles
        guard titles.count > 2 else { return [] }
        let command = command(for: titles[0], of: lesson, document)
        return [
            "Sections: \(titles.joined(separator: "; ")).",
            "To hear one, add words of its title:  \(context.command(command, arguments), .command)",
            "",
        ]
    }

    /// Returns the command that shows one section of a chapter.
    static func command(for title: String, of lesson: Lesson, _ chapter: MarkdownDocument) -> String {
        let words = chapter.words(for: title).split(separator: " ").map { String($0).shellWord }
        return "show \(lesson.number) \(words.joined(separator: " "))"
    }

    /// Returns the first section of a chapter with the words after the lesson's name in its heading, and the way to the next one.
    private static func section(
        of lesson: Lesson, on style: MarkdownPage, _ arguments: Arguments, _ context: CommandContext
    ) throws -> [StyledLine] {
        let chapter = try chapter(of: lesson, arguments, context)
        let words = arguments.operands.dropFirst().joined(separator: " ")
        guard let section = chapter.section(withTitleContaining: words),
            let title = chapter.title(containing: words)
        else {
            throw UsageError.unknownOperand(command: name, words, known: chapter.titles)
        }
        let lines = style.lines(section)
        // `grade watch` asks whether to go on.
        guard let next = chapter.title(after: title), context.keys.isEmpty else { return lines }
        var page = Layout(width: style.width)
        page.gap()
        let command = context.command(command(for: next, of: lesson, chapter), arguments)
        page.paragraph(" Next section, \(next):  \(command, .command)", indent: 1)
        return lines + page.lines
    }

    /// Returns the lesson of the next exercise, or the last lesson if every exercise has passed.
    private static func next(in course: Course, _ progress: LearnerProgress) -> Selection? {
        let exercise = NextStep(course: course, progress: progress).exercise
        let lesson = course.lessons.first { $0.number == exercise?.id.lesson }
        return (lesson ?? course.lessons.last).map { .lesson($0) }
    }

    /// The operand that means the guide to the techniques of the course.
    static let guideName = "guide"

    /// Returns the section of a chapter that is a guide to the techniques of the course.
    static func guide(in course: Course, _ context: CommandContext) throws -> [StyledLine] {
        guard let lesson = course.guidedLesson, let title = lesson.guide else { return [] }
        let chapter = try MarkdownDocument(contentsOf: lesson.chapter)
        return ["\(.spoken("Heading: ", .strong))\(title, .strong)", ""]
            + style(of: lesson, in: course, context).lines(chapter.section(titled: title) ?? chapter)
    }

    /// Returns the layout of pages, in which paths are shown as from a lesson's folder.
    private static func style(of lesson: Lesson, in course: Course, _ context: CommandContext) -> MarkdownPage
    {
        var style = MarkdownPage(width: min(context.console.columns, 90))
        style.marksCode = !context.console.output.hasColor
        let folder = lesson.folder
        style.place = { target in
            // An address with a scheme is on the web; everything else is a file beside the chapter.
            target.contains("://") ? target : course.shownPath(of: folder.appending(path: target))
        }
        return style
    }

    private static func questions(
        about lesson: Lesson, width: Int, _ arguments: Arguments, _ context: CommandContext
    ) -> [StyledLine] {
        guard let invitation = QuestionSheet(lesson).invitation else { return [] }
        var page = Layout(width: width)
        let command = context.keys["quiz"] ?? context.command("show \(lesson.number) --quiz", arguments)
        page.gap()
        page.paragraph(" \(invitation):  \(command, .command)", indent: 1)
        return page.lines
    }

    private static func hint(
        at exercise: Exercise, width: Int, _ arguments: Arguments, _ context: CommandContext
    ) -> [StyledLine] {
        // While `grade watch` runs, the file is open already, and each save is graded.
        guard context.keys.isEmpty else { return [] }
        var page = Layout(width: width)
        page.gap()
        for (words, command) in [("Open it:   ", "next"), ("Grade it:  ", "lesson")] {
            page.paragraph(
                " \(words)\(context.command("\(command) \(exercise.id)", arguments), .command)", indent: 12)
        }
        return page.lines
    }
}
