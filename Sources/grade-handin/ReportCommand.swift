import Foundation
import WorkbookCommandLine
import WorkbookFormats
import WorkbookLearning
import WorkbookModel
import WorkbookPages
import WorkbookReporting

/// `grade report FILE`: writes the learner's progress to a file, to hand it in.
enum ReportCommand: CompanionCommand {
    static let outline = CommandOutline.report
    static let discussion = """
        Writes a report of your progress for the instructor of a workshop, to a file or into a shared folder. No server or \
        account is needed. Instructors see the progress of all learners with `grade class room`.

        For each exercise, a report contains its state, the checks that pass, the number of attempts, the working time, the \
        hints, and whether you saw the solution before it passed. It contains no code, no paths, and no name unless you give one. \
        A random number identifies reports by the same person, so that the newest one counts.

          grade report                           show what a report would contain
          grade report mine.json                 write it to a file
          grade report /media/share              write it into a folder, under a unique name
          grade report mine.json --name Ada      with a name
          grade report -                         write it to standard output
        """
    static var manual: Manual {
        Manual(
            operands: [
                ("[FILE]", "the file or folder to write to; - is standard output")
            ],
            exits: [
                ("0", "the report was written"), Manual.wrongUsage,
                ("70", "the file could not be written"),
            ],
            files: [Manual.progress, (".workbook/learner", "the random number in your reports")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let loaded = ProgressStore(course: course).load()
        var notes = [loaded.notice?.sentences(in: course)].compactMap { $0 }
        let identity = LearnerIdentity.known(for: course) ?? .made()
        let report = LearnerReport(
            course: course, progress: loaded.progress, learner: identity,
            name: arguments.value(of: .learnerName).flatMap(LearnerReport.name), writtenAt: context.now())
        guard let path = arguments.operands.first ?? (arguments.wantsJSON ? "-" : nil) else {
            var page = Layout(width: min(context.console.columns, 90))
            let command = context.command("report FILE", arguments)
            page.paragraph(" Nothing was written. To write a report:  \(command, .command)", indent: 1)
            describe(page, of: report, notes: notes, context)
            return .passed
        }
        do {
            try identity.keep(for: course)
        } catch {
            notes.append(LearnerIdentity.unsaved(error, in: course))
        }
        if path == "-" {
            context.console.output.write(try report.json())
            // Standard output contains only the report.
            context.console.writeError(notes.map { "grade: note: \($0)" })
            return .passed
        }
        let file = try context.destination(path, named: report.fileName)
        try OutputFile.write(try report.json(), to: file.url, overwriting: "\"\(LearnerReport.kind)\"")
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\(" ✔ ", .done)Wrote \(file.path, .path)", indent: 3)
        describe(page, of: report, notes: notes, context)
        return .passed
    }

    /// Writes what a learner should know before handing in the report.
    private static func describe(
        _ page: Layout, of report: LearnerReport, notes: [String], _ context: CommandContext
    ) {
        var page = page
        let graded = report.exercises.count
        let work =
            graded == 0
            ? "no exercise, because none was graded yet"
            : "for \(graded == 1 ? "the exercise" : "each of the \(graded) exercises") that you graded: its state, the "
                + "checks that pass, attempts, working time, hints, and whether you saw the solution before it passed"
        let name = report.name.map { "the name \"\($0)\"; " } ?? ""
        let number = "a random number, so that your next report replaces this one"
        page.gap()
        page.paragraph("\(" It contains:         ", .strong)\(name)\(work); and \(number).", indent: 22)
        let names = report.name == nil ? "names" : "other names"
        page.paragraph(
            "\(" It doesn't contain:  ", .strong)your code, paths, or \(names) of people or computers.",
            indent: 22)
        for note in notes {
            page.gap()
            page.paragraph(" Note: \(note)", indent: 7)
        }
        context.console.write(page.lines)
    }
}
