import Foundation
import WorkbookClassroom
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

extension Option {
    /// The learner's name.
    static let name = Option("--name", "NAME", "what to call you in the room (default: a number)")
}

/// `grade report FILE`: writes the learner's progress to a file, to hand it in.
enum ReportCommand: Subcommand {
    static let name = "report"
    static let summary = "write down your progress, to hand it in"
    static let operandName = "[FILE]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .name, .format, .json]
    static let discussion = """
        For workshops, without a server or accounts. You write a report to a file or into a shared folder, and the person \
        who teaches looks at the reports of all learners with `grade class room`.

        A report tells for each exercise how it stands, which checks pass, attempts, working time, hints and whether the \
        solution was seen first. It holds none of your code, no path, and no name unless you give one. A random number \
        says that two reports are of the same person, so that the newer one counts.

          grade report                           what a report would tell
          grade report mine.json                 write it
          grade report /media/share              into a folder, under a name of its own
          grade report mine.json --name Ada      with a name
          grade report -                         write it to standard output
        """
    static var manual: Manual {
        Manual(
            operands: [
                ("[FILE]", "the file to write, or the folder to write one into; - is standard output")
            ],
            exits: [
                ("0", "it is written"), ("64", "the command line cannot be understood"),
                ("70", "the file could not be written"),
            ],
            files: [Manual.progress, (".workbook/learner", "the random number of your reports")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let loaded = ProgressStore(course: course).load()
        var notes = [loaded.notice?.sentences].compactMap { $0 }
        let identity = LearnerIdentity.known(for: course) ?? .made()
        let report = LearnerReport(
            course: course, progress: loaded.progress, learner: identity,
            name: arguments.value(of: .name).flatMap(LearnerReport.name), writtenAt: context.now())
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
            notes.append(ErrorMessage.unsavedIdentity(error, in: course))
        }
        if path == "-" {
            context.console.output.write(try report.json())
            // Standard output contains only the report.
            context.console.writeError(notes.map { "grade: note: \($0)" })
            return .passed
        }
        let file = try destination(path, report, context)
        try OutputFile.write(try report.json(), to: file.url, overwriting: "\"\(LearnerReport.kind)\"")
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\(" ✔ ", .good)Wrote \(file.path, .path)", indent: 3)
        describe(page, of: report, notes: notes, context)
        return .passed
    }

    /// Returns the file to write: in a folder, each report has its own name.
    private static func destination(
        _ path: String, _ report: LearnerReport, _ context: CommandContext
    ) throws -> (url: URL, path: String) {
        let url = try context.file(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
        else { return (url, path) }
        let inside = (path.hasSuffix("/") ? path : path + "/") + report.fileName
        return (url.appending(path: report.fileName), inside)
    }

    /// Writes what a learner should know before handing in the report.
    private static func describe(
        _ page: Layout, of report: LearnerReport, notes: [String], _ context: CommandContext
    ) {
        var page = page
        let graded = report.exercises.count
        let work =
            graded == 0
            ? "no exercise, as none was graded yet"
            : "\(graded == 1 ? "the one exercise" : "each of the \(graded) exercises") that you had graded: how it "
                + "stands, which checks pass, attempts, working time, hints, and whether you saw the solution first"
        let name = report.name.map { "the name \"\($0)\"; " } ?? ""
        let number = "a random number by which a newer report of yours replaces this one"
        page.gap()
        page.paragraph("\(" In it:     ", .strong)\(name)\(work); and \(number).", indent: 12)
        let names = report.name == nil ? "names" : "other names"
        page.paragraph(
            "\(" Not in it: ", .strong)your code, any path, \(names) of people or computers.", indent: 12)
        for note in notes {
            page.gap()
            page.paragraph(" Note: \(note)", indent: 7)
        }
        context.console.write(page.lines)
    }
}
