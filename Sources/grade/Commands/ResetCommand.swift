import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Does not ask.
    static let yes = Option("--yes", nil, "don't ask for confirmation")
}

/// `grade reset 3.2`: restores the starter files, and keeps a copy of the replaced ones.
enum ResetCommand: Subcommand {
    static let name = "reset"
    static let summary = "restore the starter files"
    static let operandName = "NAME"
    static let furtherOperand = "[FILE]"
    static let further = Operand.exerciseFile
    static let mostOperands = 2
    static let options: [Option] = [.course, .yes, .undo]
    static let discussion = """
        Replaces the files of an exercise with the starter files: the files that you edit, and given files that were changed or \
        deleted. Your version is copied first, into a new folder under .workbook/backups, and --undo restores it. Your progress \
        is kept. This command neither needs nor changes git.

          grade reset 3.2                  asks first
          grade reset 3.2 Tracker.swift    only one file
          grade reset 3.2 --undo           restores your last version; run it again to switch back
          grade reset 3.2 --yes            doesn't ask, for scripts
        """
    static var manual: Manual {
        Manual(
            operands: [Manual.exercise, ("[FILE]", "one of its files (default: all of them)")],
            exits: [
                ("0", "the files were restored, or there was nothing to do"),
                ("1", "you answered no, or there is nothing to undo"),
                Manual.wrongUsage,
                ("69", "this copy of the course has no starter files"),
                ("70", "a file could not be copied or replaced"),
            ], files: [(".workbook/backups", "the copies of your files")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let exercise = try context.exercise(arguments, in: course) else {
            throw UsageError.missingOperand(
                command: name, what: "the number or name of an exercise", example: "3.2")
        }
        let reset = Reset(exercise, in: course)
        let file = arguments.operands.dropFirst().first
        if arguments.has(.undo) {
            // Nobody who undoes a reset means to lose what was written since.
            if context.input.isTerminal, reset.undoesToStarter, !arguments.has(.yes),
                !ask(try reset.files(named: file).filter { $0.state != .untouched }, reset, course, context)
            {
                context.console.write(["Nothing was changed."])
                return .notYet
            }
            let backup = try await reset.undo(named: file)
            writeUndone(backup, reset, arguments, course, context)
            return .passed
        }
        let files = try reset.files(named: file).filter { $0.state != .untouched }
        if files.isEmpty {
            let what = file == nil ? "the files of \(exercise.id) are" : "this file is"
            context.console.write(["There is nothing to do: \(what) the same as in the starter."])
            return .passed
        }
        if !arguments.has(.yes) {
            guard context.input.isTerminal else {
                let words = (["reset"] + arguments.operands.map(\.shellWord) + ["--yes"]).joined(
                    separator: " ")
                throw UsageError.nobodyToAsk(command: self.name, instead: context.command(words, arguments))
            }
            guard ask(files, reset, course, context) else {
                context.console.write(["Nothing was changed."])
                return .notYet
            }
        }
        let backup = try await reset.putBack(files)
        writeReset(files, backup, exercise, arguments, course, context)
        return .passed
    }

    private static func ask(
        _ files: [Reset.File], _ reset: Reset, _ course: Course, _ context: CommandContext
    ) -> Bool {
        var page = Layout(width: min(context.console.columns, 90))
        // While `grade watch` runs, the question has the screen to itself.
        if !context.keys.isEmpty {
            page.paragraph("\("\(reset.exercise.id)  \(reset.exercise.title)", .strong)", indent: 0)
            page.gap()
        }
        let isThere = files.contains { $0.state == .changed || $0.state == .added }
        let folder = course.shownPath(of: reset.backupFolder)
        let kept: StyledLine = isThere ? " Your version is copied to \(folder, .path) first." : ""
        let names = Format.list(files.map(\.name))
        let place = context.keys.isEmpty ? " of \(reset.exercise.id)" : ""
        page.paragraph("Replace \(names)\(place) with the starter?\(kept)", indent: 0)
        context.console.write(page.lines)
        let keys = context.input.isEchoed ? "y or n, then Return" : "y or n"
        context.console.output.write(
            context.console.isPlain ? "Type \(keys); Return alone means no: " : "[y/N] ")
        let answer = context.input.readLine()
        // The end of the input does not end the line, and neither does a single key.
        if answer == nil || !context.input.isEchoed { context.console.output.write("\n") }
        return ["y", "yes"].contains(answer?.lowercased().trimmingCharacters(in: .whitespaces))
    }

    private static func writeReset(
        _ files: [Reset.File], _ backup: Backup?, _ exercise: Exercise, _ arguments: Arguments,
        _ course: Course,
        _ context: CommandContext
    ) {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\("\(exercise.id)  \(exercise.title)", .strong)", indent: 0)
        page.gap()
        for file in files {
            let end =
                switch file.state {
                case .added: "was removed (the starter has no such file)"
                case .missing where !file.isOwned: "was reset (given, was missing)"
                case .changed where !file.isOwned: "was reset (given, was changed)"
                case .changed, .missing, .untouched: "was reset"
                }
            page.paragraph("\(" ✔ ", .done)\(file.name, .path) \(end)", indent: 3)
        }
        page.gap()
        if let backup {
            let undo = context.keys["undo"] ?? context.command("reset \(exercise.id) --undo", arguments)
            page.paragraph(
                " Your version is in  \(course.shownPath(of: backup.folder), .path)", indent: 1)
            page.paragraph(" To restore it:  \(undo, .command)", indent: 1)
        }
        let isPassed =
            ProgressStore(course: course).load().progress.exercises[exercise.slug]?.outcome == .passed
        let count = isPassed ? ": \(exercise.id) still counts as passed" : ""
        page.paragraph(" Your progress is kept\(count).", indent: 1)
        for note in course.notesOnSharedFiles(for: [exercise]) { page.paragraph(" Note: \(note)", indent: 7) }
        context.console.write(page.lines)
    }

    private static func writeUndone(
        _ backup: Backup, _ reset: Reset, _ arguments: Arguments, _ course: Course,
        _ context: CommandContext
    ) {
        let exercise = reset.exercise
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\("\(exercise.id)  \(exercise.title)", .strong)", indent: 0)
        page.gap()
        // If it can't be read, it isn't the starter.
        let states = Dictionary(
            ((try? reset.files(named: nil)) ?? []).map { ($0.name, $0.state) }, uniquingKeysWith: { $1 })
        for file in backup.files {
            let version = states[file] == .untouched ? "is the starter again" : "is your version again"
            page.paragraph("\(" ✔ ", .done)\(file, .path) \(version)", indent: 3)
        }
        page.gap()
        // While `grade watch` runs, only the starter is replaced.
        let undo = context.keys["reset"] ?? context.command("reset \(exercise.id) --undo", arguments)
        page.paragraph(" It was in  \(course.shownPath(of: backup.folder), .path)", indent: 1)
        page.paragraph(
            " The version that it replaced was copied as well. To go back to that:  \(undo, .command)",
            indent: 1)
        context.console.write(page.lines)
    }
}
