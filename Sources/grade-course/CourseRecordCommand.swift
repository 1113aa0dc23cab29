import Foundation
import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// `grade course record`: records the checks, the wrong turns and the checksums of the course.
enum CourseRecordCommand: CompanionCommand {
    static let outline = CommandOutline.courseRecord
    static let discussion = """
        Run this after you have changed suites, solutions or lessons on purpose. It records the checks that each reference \
        reports, what each rejected variation fails, and the checksums of the whole course. It also verifies the course, as \
        `grade course verify` does; if something is wrong, the checksums stay as they are. Look at the differences in git before you keep them.

          grade course record          the whole course
          grade course record 3.2 4    an exercise and a lesson, and all checksums
        """
    static var manual: Manual {
        Manual(
            operands: Manual.operands(for: outline.operand, spelled: operandName), exits: Manual.commonExits,
            files: [
                ("Tests/Suites/…/checks.json", "the checks of an exercise, and what its starter fails"),
                ("Tests/Suites/…/wrong-turns.json", "what the rejected variations of an exercise fail"),
                ("Tests/Suites/checksums.txt", "the checksums of files that no learner edits"), Manual.built,
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.authoredCourse(arguments)
        let verification = try Verification(course: course, arguments: arguments, context: context)
        let earlier = RecordedFiles(of: verification.exercises, in: course)
        context.interruptMessage.cleanUp = { earlier.restore() }
        // Verifying looks for the targets of exercises in it. It depends on nothing that can be wrong with them.
        _ = try CoursePackage.update(in: course)
        let code = try await verification.run(isRecorded: true).exitCode
        context.interruptMessage.cleanUp = nil
        // Nobody should take a course that isn't in order for what it was.
        guard code == .passed else { return code }
        // Recording changes files that are on the list, so the list comes last.
        try ChecksumList.write(for: course)
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph(
            " The checksums are in  \(course.shownPath(of: ChecksumList.file(of: course)), .path)",
            indent: 1)
        context.console.write(page.lines)
        return code
    }
}
