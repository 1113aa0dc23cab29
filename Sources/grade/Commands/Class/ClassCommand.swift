/// `grade class`: shows the commands for people who teach.
enum ClassCommand: Subcommand {
    static let name = "class"
    static let summary = "commands for instructors"
    static let discussion = """
        For instructors: hands out the course, grades what a class handed in, and shows the reports that learners wrote with \
        `grade report`. You need no server and no accounts.
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        context.writeHelp(for: self)
        return .passed
    }
}
