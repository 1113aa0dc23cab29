import WorkbookReporting

/// `grade course`: shows the commands for authors.
package enum CourseCommand: Subcommand {
    package static let name = "course"
    package static let summary = "commands for authors of exercises"
    package static let section = HelpSection.teaching
    package static let discussion = """
        For authors of exercises: verifies that the checks of an exercise accept correct answers and reject wrong ones, and \
        records the data that verdicts are compared with.
        """

    package static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        await context.showHelp(for: self, arguments)
        return .passed
    }
}
