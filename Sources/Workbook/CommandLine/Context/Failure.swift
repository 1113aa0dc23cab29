import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// What the command line answers to an error: its message as lines, and an exit code.
package struct Failure {
    /// The exit code.
    package var code: ExitCode
    /// The message.
    package var lines: [StyledLine]

    /// Creates the answer to an error.
    package init(_ error: any Error, context: CommandContext) {
        let message = ErrorMessage(error, in: ErrorMessage.Setting(context))
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph("\("grade: ", .bad)\(message.summary)", indent: 0)
        for line in message.details { page.paragraph(line, indent: 2) }
        code = (error as? any ExplainableError)?.exitCode ?? .broken
        lines = page.plainLines
    }

    /// Returns the note on progress that could not be saved, which follows what the command showed.
    package static func unsavedProgress(_ error: any Error, _ course: Course, _ context: CommandContext)
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
        isForAuthors = context.commands.isForAuthors
        command = context.command
    }
}
