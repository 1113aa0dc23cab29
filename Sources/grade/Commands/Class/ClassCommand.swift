/// `grade class`: shows the commands for people who teach.
enum ClassCommand: Subcommand {
    static let name = "class"
    static let summary = "commands for people who teach"
    static let discussion = """
        For people who teach: shows what the learners of a class or workshop handed in with `grade report`. No server and \
        no accounts are needed.
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        context.writeHelp(for: self)
        return .passed
    }
}
