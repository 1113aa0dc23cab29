import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookPages
import WorkbookReporting

/// `grade class room DIR`: shows what a class handed in.
enum ClassRoomCommand: CompanionCommand {
    static let outline = CommandOutline.classRoom
    static let discussion = """
        Reads all reports in a folder, and shows where each learner is and which checks learners are stuck on. Learners \
        write these reports with `grade report`. If there are several reports by one learner, the newest one counts.

          grade class room reports                     the whole course
          grade class room reports 3                   one lesson
          grade class room reports --html room.html    as a page for the browser
          grade class room reports --json              for other programs
        """
    static var manual: Manual {
        Manual(
            operands: [
                ("DIR", "the folder with the reports"),
                ("[NAME]", "a lesson or an exercise (default: the whole course)"),
            ],
            exits: [
                ("0", "the reports were shown, or the page was written"), Manual.wrongUsage,
                ("70", "the page could not be written"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.taughtCourse(arguments)
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "the folder with the reports", example: "reports")
        }
        let selection = try arguments.operands.dropFirst().first.map {
            try course.select($0, from: context.folder)
        }
        let folder = try ReportFolder(reading: try context.file(path), course: course)
        let whole = ClassProgress(course: course, folder: folder)
        let shown = selection.map { whole.selecting($0) } ?? whole
        try context.writeResult(
            arguments, page: shown.html(at: context.now(), timeZone: context.timeZone),
            json: try shown.json()
        ) {
            shown.text(
                width: context.console.columns, style: context.console.isPlain ? .words : .picture,
                at: context.now(), timeZone: context.timeZone)
        }
        return .passed
    }
}
