import WorkbookClassroom
import WorkbookModel
import WorkbookReporting

/// `grade class room DIR`: shows what a class handed in.
enum ClassRoomCommand: Subcommand {
    static let name = "class room"
    static let summary = "show the reports of all learners"
    static let operandName = "DIR"
    static let mostOperands = 1
    static let options: [Option] = [.course, .html, .format, .json]
    static let discussion = """
        Reads all reports in a folder, and shows who is where and which checks hold people up. Learners write the reports \
        with `grade report`; of several reports of one learner, the newest one counts.

          grade class room reports                     on the terminal
          grade class room reports --html room.html    a page for the browser
          grade class room reports --json              for other programs
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "the folder with the reports")],
            exits: [
                ("0", "the room is shown or written"), ("64", "the command line cannot be understood"),
                ("70", "the page could not be written"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(command: name, what: "the folder with the reports")
        }
        let folder = try ReportFolder(reading: try context.file(path), course: course)
        let room = ClassProgress(course: course, folder: folder)
        try context.writeResult(
            arguments, page: room.html(at: context.now(), timeZone: context.timeZone), json: try room.json()
        ) {
            room.text(width: context.console.columns, style: arguments.has(.plain) ? .words : .picture)
        }
        return .passed
    }
}
