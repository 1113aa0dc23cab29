import WorkbookReporting

/// `grade class`: shows the commands for people who teach.
package enum ClassCommand: Subcommand {
    package static let name = "class"
    package static let summary = "commands for instructors"
    package static let section = HelpSection.teaching
    package static let discussion = """
        For instructors: hands out the course, grades what a class handed in, and shows the reports that learners wrote with \
        `grade report`. You need no server and no accounts.
        """

    package static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        await context.showHelp(for: self, arguments)
        return .passed
    }
}
