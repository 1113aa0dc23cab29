import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting

extension Option {
    /// The editor.
    static let editor = Option(
        "--editor", "COMMAND", "the editor to use (default: $VISUAL, then $EDITOR)")
}

/// `grade next`: shows the next exercise, and opens its file.
enum NextCommand: Subcommand {
    static let name = "next"
    static let summary = "show your next exercise, and open its file"
    static let section = HelpSection.also
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .editor]
    static let discussion = """
        Shows your next exercise, what its task is about and the file to edit. In a terminal, the command also opens that file \
        in the editor that --editor, $VISUAL or $EDITOR names. Once every exercise passes, it shows the closing page of the \
        course.

          grade next                    your next exercise
          grade next 3.2                another exercise
          grade next --editor code      open it in Visual Studio Code
          grade next --editor 'vim -p'  with options for the editor
        """
    static var manual: Manual {
        var manual = readingManual
        manual.exits.insert(("69", "the editor did not start, or it reported an error"), at: 2)
        return manual
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let progress = ProgressStore(course: course).load().progress
        let step = NextStep(course: course, progress: progress)
        let named = try context.named(arguments, in: course)
        guard let exercise = named.flatMap({ open(in: $0, progress) }) ?? step.exercise else {
            let width = context.console.columns
            let closing = ClosingPage(course, before: LearnerProgress(), progress: progress)
            await context.page(
                (closing?.lines(width: width).dropFirst() ?? [])
                    + step.lines(course: course, isClosingShown: closing != nil, width: width) {
                        context.command($0, arguments)
                    }, arguments)
            return .passed
        }
        let (file, line) = exercise.workplace(after: progress.exercises[exercise.slug])
        var page = Layout(width: min(context.console.columns, 90))
        ExerciseSheet(exercise, in: course, progress: progress).addTitle(to: &page)
        addTask(of: exercise.part(after: progress.exercises[exercise.slug]), context, to: &page)
        let place = course.shownPath(of: file) + (line.map { ":\($0)" } ?? "")
        page.arrow(to: place, indent: 3)
        page.gap()
        for (words, command) in [
            ("Full task:     ", "show"), ("Grade it:      ", "lesson"), ("On each save:  ", "watch"),
        ] {
            page.paragraph(
                " \(words)\(context.command("\(command) \(exercise.id)", arguments), .command)", indent: 4)
        }
        // A script wants to know the file, and cannot use an editor.
        let hasPerson = context.console.output.isTerminal && context.input.isTerminal
        let editor = hasPerson ? Editor(named: arguments.value(of: .editor), context.programs) : nil
        if hasPerson && editor == nil {
            let command = context.command("next --editor COMMAND", arguments)
            page.paragraph(" Open the file: \(command, .command)  (or set $VISUAL)", indent: 4)
        }
        context.console.write(page.lines)
        try await editor?.open(file, line: line, context.programs)
        return .passed
    }

    /// Returns the first exercise of a selection that has not passed, or else its first one.
    static func open(in selection: Selection, _ progress: LearnerProgress) -> Exercise? {
        let exercises = selection.exercises
        return exercises.first { progress.exercises[$0.slug]?.outcome != .passed } ?? exercises.first
    }

    /// Adds the task if it is short, or else its first paragraph and how much follows.
    private static func addTask(of part: ExercisePart, _ context: CommandContext, to page: inout Layout) {
        guard let task = ExerciseTask(of: part) else { return }
        let blocks = MarkdownDocument(parsing: task.text).blocks
        var style = MarkdownPage(width: page.width)
        style.indent = 3
        style.marksCode = !context.console.output.hasColor
        let whole = style.lines(MarkdownDocument(blocks))
        if whole.isEmpty { return }
        page.gap()
        // Who listens would have to run another command for the rest.
        if whole.count <= longestTask || context.console.isPlain {
            for line in whole { page.verbatim(line) }
        } else {
            // A list is never shown in part: an answer that forgets one of its points does not pass.
            let sizes = blocks.map { if case .list(let items) = $0 { items.count } else { 0 } }
            if sizes[0] == 0 {
                for line in style.lines(MarkdownDocument([blocks[0]])) { page.verbatim(line) }
                page.gap()
            }
            let points = sizes.max() ?? 0
            let rest = points > 1 ? "\(points) points, listed" : "The rest is"
            let dots = Span("… ", .faint, spoken: "")
            page.paragraph("\(dots)\("\(rest) in the full task.", .faint)", at: 3, hanging: 2)
        }
        page.gap()
    }

    private static let longestTask = 10
}
