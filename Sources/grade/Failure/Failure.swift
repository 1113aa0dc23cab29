import WorkbookAuthoring
import WorkbookBook
import WorkbookClassroom
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What the command line answers to an error: its message as lines, and an exit code.
struct Failure {
    /// The exit code.
    var code: ExitCode
    /// The message.
    var lines: [StyledLine]

    /// Creates the answer to an error.
    init(_ error: any Error, context: CommandContext) {
        let message = ErrorMessage(error, in: ErrorMessage.Setting(context))
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\("grade: ", .bad)\(message.summary)", indent: 0)
        for line in message.details { page.paragraph(line, indent: 2) }
        code = Failure.code(for: error)
        lines = page.plainLines
    }

    /// Returns the exit code of a command that ends with an error.
    static func code(for error: any Error) -> ExitCode {
        switch error {
        case is UsageError, is MissingWorkingDirectory, is UnknownName, is PathOutsideLessons, is NoTerminal,
            is ReportFolderProblem, is ClassFolderProblem, is UnknownLessonList, is UnusableTable,
            is GradebookProblem, SubmissionReadingProblem.unreadableFolder,
            SubmissionReadingProblem.notAFolder,
            CourseError.notFound, CourseError.noLessons, CourseUpdateProblem.sameFolder,
            CourseUpdateProblem.nothingUnfinished, OutputProblem.noFolder, OutputProblem.notAFile,
            OutputProblem.foreign, HandoutProblem.foreign, HandoutProblem.changed, HandoutProblem.notAFolder,
            HandoutProblem.holdsTheCourse, HandoutProblem.insideTheCourse,
            ResetProblem.unknownFile, is TrackProblem, is UnusableTrackFile, is CreationProblem,
            is BookSite.Problem, is BookWorkflow.Exists:
            .usage
        case is EditorProblem, is ToolchainProblem, is SandboxProblem, is NoModelAnswer, is SuitesLeftOut,
            SubmissionReadingProblem.missingTool,
            ResetProblem.noStarter, DocC.Problem.missing, DocC.Problem.noPort,
            HandoutProblem.noProgram:
            .unavailable
        case ResetProblem.noPlainFile, ResetProblem.nothingKept: .notYet
        default: .broken
        }
    }

    /// Returns the note on progress that could not be saved, which follows what the command showed.
    static func unsavedProgress(_ error: any Error, _ course: Course, _ context: CommandContext)
        -> [StyledLine]
    {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph(" Note: \(ErrorMessage.unsavedProgress(error, in: course))", indent: 7)
        return page.lines
    }
}

extension ErrorMessage.Setting {
    /// Creates the setting of a command.
    fileprivate init(_ context: CommandContext) {
        self.init(program: context.program, version: CommandContext.version, folder: context.folder)
    }
}
