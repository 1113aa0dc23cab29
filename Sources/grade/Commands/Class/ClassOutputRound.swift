import Foundation
import WorkbookClassroom
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Writes everything about a class's results, and says on the terminal what an instructor should know.
struct ClassOutputRound {
    var folder: ClassFolder
    var record: ClassRecord
    var course: Course
    var arguments: Arguments
    var context: CommandContext

    /// Writes all files.
    ///
    /// - Throws: ``GradebookProblem``, ``UnusableTable``, ``ClassFolderProblem`` and the file system's errors.
    func run() async throws -> ExitCode {
        let settings = try ClassSettings(
            policy: try file(.policy), roster: try file(.roster), keptIn: folder)
        let results = try ClassResults(of: record, in: folder, course: course)
        let gradebook = try Gradebook(
            results, policy: settings.policy, roster: settings.roster, times: settings.times)
        let output = ClassOutput(
            results, gradebook: gradebook, in: folder, at: context.now(), timeZone: context.timeZone)
        let out = folder.root.path(from: context.folder).shellWord
        try output.write { submission, exercise in
            "\(context.program) class run SUBMISSIONS --out \(out) --only \(submission.id.shellWord) "
                + "--lessons \(exercise.id.lesson) --again"
        }
        context.console.write(
            ClassSummary(results: results, gradebook: gradebook, skipped: record.skipped, folder: folder)
                .lines(
                    width: context.console.columns, from: context.folder))
        return results.ungradedCount == 0 ? .passed : .notYet
    }

    private func file(_ option: Option) throws -> URL? {
        try arguments.value(of: option).map(context.file)
    }
}
