import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade class grades DIR`: computes the grades of results again.
enum ClassGradesCommand: CompanionCommand {
    static let outline = CommandOutline.classGrades
    static let discussion = """
        Writes gradebook, feedback and pages again from results that `grade class run` or `grade class merge` wrote, and shows whose \
        grade changed, and why. No code is run. A policy and a roster are kept with the results, so you name them only if they \
        changed. With --fill, the grades are also written into a copy of a file that Canvas or Moodle exported.

          grade class grades results --policy policy.json    with other points
          grade class grades results --fill canvas.csv       for import into Canvas
          grade class grades results --seal class.key        sealed as they are now
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "the folder with the results")],
            exits: [
                ("0", "everything was written"), ("1", "something was not graded, and the results say what"),
                Manual.wrongUsage, ("70", "the results could not be written"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.taughtCourse(arguments)
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "the folder with the results", example: "results")
        }
        let folder = ClassFolder(try context.file(path))
        let record = try ClassRecord.existing(in: folder)
        let seal = try context.seal(arguments)
        let lock = try await context.lock(folder)
        defer { lock.release() }
        let isChanged = arguments.value(of: .policy) != nil || arguments.value(of: .roster) != nil
        if seal != nil || isChanged {
            try context.checkSeal(of: folder, seal, trustsUnsealed: true)
        } else {
            context.noteUncheckedSeal(of: folder)
        }
        let round = ClassOutputRound(
            folder: folder, course: course, arguments: arguments, context: context, seal: seal,
            isSealed: seal == nil && FileKind(of: folder.seal) != .nothing,
            // Somebody who asks for a file has read the notes when the class was graded.
            showsRemarks: arguments.value(of: .fill) == nil && arguments.value(of: .classFormat) == nil)
        context.interruptMessage.text = "Stopped. The files may be incomplete. Run the same command again."
        let code = try await round.run(record)
        try seal?.seal(folder)
        return code
    }
}
