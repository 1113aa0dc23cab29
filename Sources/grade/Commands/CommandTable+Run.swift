import WorkbookReporting

extension CommandTable where Context == CommandContext {
    /// Runs the command that a command line asks for, and reports errors.
    func run(_ words: [String], _ context: CommandContext) async -> ExitCode {
        var context = context
        context.commands = self
        do {
            let invocation = try parse(words)
            let (command, arguments) = (invocation.command, invocation.arguments)
            if arguments.has(.version) {
                context.console.write(["\(program) \(CommandContext.version)"])
                return .passed
            }
            if arguments.has(.help) {
                context.writeHelp(for: command)
                return .passed
            }
            return try await command.perform(arguments, context)
        } catch {
            let failure = Failure(error, context: context)
            context.console.writeError(failure.lines)
            return failure.code
        }
    }
}

extension CommandContext {
    /// Writes the help page of a command.
    func writeHelp(for command: any Subcommand.Type) {
        console.write(commands.help.page(for: command, width: console.columns))
    }
}
