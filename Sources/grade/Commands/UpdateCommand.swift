import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// `grade update DIR`: updates the course from a newer copy.
enum UpdateCommand: Subcommand {
    static let name = "update"
    static let summary = "take over a newer copy of the course"
    static let operandName = "DIR"
    static let mostOperands = 1
    static let options: [Option] = [.course, .undo]
    static let discussion = """
        Takes over everything from a newer copy of the course, which you downloaded or cloned into a folder of its own, \
        except the files that you have worked on: those stay as they are, and follow their exercise where it has \
        moved. Whatever is replaced or removed is copied first, under .workbook/backups/course. It needs neither git nor a \
        network; with git, `git pull` does the same work in its own way.

        An update that was ended half-way is taken back before the next one begins, or by --undo. Should the tool \
        itself not build at that moment, the one that is built already can do it: .build/debug/grade update --undo

          grade update ~/Downloads/workbook
          grade update --undo                  takes back one that was ended half-way
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "the folder with the newer copy")],
            exits: [
                ("0", "the course is up to date"), ("64", "the command line cannot be understood"),
                ("70", "it could not be done, and all is as it was"),
            ],
            files: [(".workbook/backups/course", "what was there before")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let root = try context.courseFolder(arguments)
        let unfinished = UnfinishedUpdate.find(in: root)
        if arguments.has(.undo) {
            if let extra = arguments.operands.first {
                throw UsageError.tooManyOperands(command: name, extra: extra)
            }
            guard let unfinished else { throw CourseUpdateProblem.nothingUnfinished }
            try await unfinished.takeBackAlone()
            context.console.write(takenBack(width: context.console.columns))
            return .passed
        }
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(command: name, what: "the folder with the newer copy")
        }
        let newer = try Course.load(context.file(path))
        try await unfinished?.takeBackAlone()
        let course = try context.course(arguments)
        let update = try CourseUpdate(of: course, from: newer)
        context.interruptMessage.text =
            "Stopped. If that was half-way, this takes it back:  \(context.command("update --undo", arguments))"
        let backup = try await update.perform()
        context.console.write(
            lines(
                update.steps, copy: backup.map { course.relativePath(of: $0.folder) },
                width: context.console.columns))
        return .passed
    }

    /// Returns the message about an update that was reverted.
    static func takenBack(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph(
            "\(" ✔ ", .good)The update that was ended half-way is taken back: all is as it was.", indent: 3)
        return page.lines
    }

    /// Returns the summary of an update.
    static func lines(_ steps: [CourseUpdate.Step], copy: String?, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        var (new, changed, removed) = (0, 0, 0)
        for step in steps {
            switch step {
            case .write(_, let isNew):
                new += isNew ? 1 : 0
                changed += isNew ? 0 : 1
            case .remove: removed += 1
            case .move, .keep: break
            }
        }
        if steps.isEmpty {
            page.paragraph("\(" ✔ ", .good)The course is up to date. Nothing was changed.", indent: 3)
            return page.lines
        }
        page.paragraph(
            "\(" ✔ ", .good)Files of the course: \(new) new, \(changed) changed, \(removed) removed.",
            indent: 3)
        for case .move(let source, let target) in steps {
            page.paragraph(
                " → Yours moved with its exercise: \(source, .path) is now \(target, .path)", indent: 3)
        }
        for case .keep(let path) in steps {
            page.paragraph(
                " – Yours, and as you left it, although its starter has changed: \(path, .path)", indent: 3)
        }
        page.gap()
        if let copy {
            page.paragraph(" What was there before is in  \(copy, .path)", indent: 1)
        }
        page.paragraph(" Your progress, and all files that you have worked on, are kept.", indent: 1)
        return page.lines
    }
}
