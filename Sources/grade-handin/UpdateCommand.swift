import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookUpdating

/// `grade update DIR`: updates the course from a newer copy.
enum UpdateCommand: CompanionCommand {
    static let outline = CommandOutline.update
    static let discussion = """
        Updates the course from a newer copy that you downloaded or cloned into a different folder. Files that you have worked on \
        are never replaced. If an exercise has moved, they move with it. Files that are replaced or removed are first copied to \
        .workbook/backups/course. The command needs neither git nor a network. If you use git, `git pull` updates the course \
        too.

        If an update was interrupted, the next update undoes it first, and so does --undo. If the tool can't be built in that \
        state, use the one that is already built: .build/debug/grade update --undo

          grade update ~/Downloads/workbook
          grade update --undo                  undo an interrupted update
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "the folder with the newer copy")],
            exits: [
                ("0", "the course is up to date"), Manual.wrongUsage,
                ("70", "the update failed, and nothing was changed"),
            ],
            files: [(".workbook/backups/course", "copies of the replaced files")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let root = try context.courseFolder(arguments)
        if arguments.has(.undo) {
            if let extra = arguments.operands.first {
                throw UsageError.tooManyOperands(command: name, extra: extra)
            }
            guard let unfinished = try UnfinishedUpdate.find(in: root) else {
                throw CourseUpdateProblem.nothingUnfinished
            }
            try await unfinished.takeBackAlone()
            context.console.write(takenBack(width: context.console.columns))
            return .passed
        }
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "the folder with the newer copy", example: "../newer-copy")
        }
        let newer = try Course.load(context.file(path))
        do {
            try await UnfinishedUpdate.find(in: root)?.takeBackAlone()
        } catch CourseUpdateProblem.unusablePlan {
            // What can't be undone can be completed.
            try UnfinishedUpdate.forget(in: root)
        }
        let course = try context.course(arguments)
        let update = try CourseUpdate(of: course, from: newer)
        context.interruptMessage.text =
            "Stopped. If the update was interrupted, this undoes it:  \(context.command("update --undo", arguments))"
        let backup = try await update.perform()
        context.console.write(
            lines(
                update.steps, copy: backup.map { course.shownPath(of: $0.folder) },
                width: context.console.columns))
        return .passed
    }

    /// Returns the message about an update that was reverted.
    static func takenBack(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph(
            "\(" ✔ ", .done)The interrupted update was undone. All files are as they were before.", indent: 3)
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
            page.paragraph("\(" ✔ ", .done)The course is up to date. Nothing was changed.", indent: 3)
            return page.lines
        }
        page.paragraph(
            "\(" ✔ ", .done)Files of the course: \(new) new, \(changed) changed, \(removed) removed.",
            indent: 3)
        for case .move(let source, let target) in steps {
            page.paragraph(
                " → Your file moved with its exercise: \(source, .path) is now \(target, .path)", indent: 3)
        }
        for case .keep(let path) in steps {
            page.paragraph(
                " • Your file was kept, although its starter has changed: \(path, .path)", indent: 3)
        }
        page.gap()
        if let copy {
            page.paragraph(" Copies of the replaced files are in  \(copy, .path)", indent: 1)
        }
        page.paragraph(" Your progress and all files that you have worked on were kept.", indent: 1)
        return page.lines
    }
}
