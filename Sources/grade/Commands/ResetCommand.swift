import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Does not ask.
    static let yes = Option("--yes", nil, "do it without asking")

    /// Reverts the last change; for `grade reset` and `grade update`.
    static let undo = Option("--undo", nil, "bring back what was there before")
}

/// `grade reset 3.2`: restores the starter files, and keeps a copy of the replaced ones.
enum ResetCommand: Subcommand {
    static let name = "reset"
    static let summary = "back to the start, with a copy kept"
    static let operandName = "NAME"
    static let furtherOperand = "[FILE]"
    static let mostOperands = 2
    static let options: [Option] = [.course, .yes, .undo]
    static let discussion = """
        Puts the files of an exercise back as they were at the start: those that you edit, and given ones that \
        changed or went missing. What is there is copied first, into a folder of its own under .workbook/backups, and \
        --undo brings it back. Your progress is kept. It does not need git, and does not touch it.

          grade reset 3.2                  asks first
          grade reset 3.2 Tracker.swift    one file only
          grade reset 3.2 --undo           brings back the newest copy; twice, and all is as before
          grade reset 3.2 --yes            without asking, for scripts
        """
    static var manual: Manual {
        Manual(
            operands: [Manual.exercise, ("[FILE]", "one of its files; all of them if it is left out")],
            exits: [
                ("0", "the files are back, or nothing was to do"),
                ("1", "you said no, or there is nothing to bring back"),
                ("64", "the command line cannot be understood"),
                ("69", "this copy of the course does not hold the files of the start"),
                ("70", "files could not be copied or replaced"),
            ], files: [(".workbook/backups", "the copies")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let exercise = try context.exercise(arguments, in: course) else {
            throw UsageError.missingOperand(command: name, what: "the number or name of an exercise")
        }
        let reset = Reset(exercise, in: course)
        let file = arguments.operands.dropFirst().first
        if arguments.has(.undo) {
            let backup = try await reset.undo(named: file)
            writeUndone(backup, exercise, arguments, course, context)
            return .passed
        }
        let files = try reset.files(named: file).filter { $0.state != .untouched }
        if files.isEmpty {
            let what = file == nil ? "\(exercise.id) is" : "That file is"
            context.console.write(["Nothing to do: \(what) as it was at the start."])
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
        let isThere = files.contains { $0.state == .changed }
        let folder = course.relativePath(of: reset.backupFolder)
        let kept: StyledLine = isThere ? " Your version is kept under \(folder, .path)." : ""
        page.paragraph("Put \(list(files.map(\.name))) back to the start?\(kept)", indent: 0)
        context.console.write(page.lines)
        context.console.output.write("[y/N] ")
        let answer = context.input.readLine()
        // The end of the input does not end the line.
        if answer == nil { context.console.output.write("\n") }
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
            let note =
                file.isOwned ? "" : file.state == .missing ? " (given, was missing)" : " (given, was changed)"
            page.paragraph(
                "\(" ✔ ", .good)\(file.name, .path) is back at the start\(note)", indent: 3)
        }
        page.gap()
        if let backup {
            let undo = context.command("reset \(exercise.id) --undo", arguments)
            page.paragraph(
                " Your version is in  \(course.relativePath(of: backup.folder), .path)", indent: 1)
            page.paragraph(" Bring it back:  \(undo, .command)", indent: 1)
        }
        let isPassed =
            ProgressStore(course: course).load().progress.exercises[exercise.slug]?.outcome == .passed
        let state =
            isPassed
            ? "Your progress is kept: \(exercise.id) still counts as passed." : "Your progress is kept."
        page.paragraph(" \(state)", indent: 1)
        context.console.write(page.lines)
    }

    private static func writeUndone(
        _ backup: Backup, _ exercise: Exercise, _ arguments: Arguments, _ course: Course,
        _ context: CommandContext
    ) {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\("\(exercise.id)  \(exercise.title)", .strong)", indent: 0)
        page.gap()
        for file in backup.files {
            page.paragraph("\(" ✔ ", .good)\(file, .path) is back from the copy", indent: 3)
        }
        page.gap()
        let undo = context.command("reset \(exercise.id) --undo", arguments)
        page.paragraph(" The copy was  \(course.relativePath(of: backup.folder), .path)", indent: 1)
        page.paragraph(
            " What was there until now is kept, too; bring that back:  \(undo, .command)", indent: 1)
        context.console.write(page.lines)
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
}
