import WorkbookModel

/// The commands of a program, with what they have in common.
struct CommandTable<Context>: Sendable {
    /// The name of the program.
    var program = ""
    /// All commands, in the order in which help lists them.
    ///
    /// The name of a command in a group begins with the group's name, and the group is a command itself.
    var commands: [any Subcommand<Context>.Type] = []
    /// The options that every command takes.
    var options: [Option] = []
    /// Other options that most commands take.
    var frequentOptions: [Option] = []
    /// The environment variables that every command reads.
    var variables: [Manual.Item] = []
    /// Returns the command that a first word means if it is not the name of a command.
    var implied: @Sendable (String) -> (any Subcommand<Context>.Type)? = { _ in nil }

    /// Other names of commands that people try first; help does not list them.
    var synonyms: [String: String] = [:]

    /// A command line that was understood.
    struct Invocation {
        /// The command to run.
        var command: any Subcommand<Context>.Type
        /// The other words.
        var arguments: Arguments
    }

    /// Help pages for the commands.
    var help: Help {
        Help(
            program: program, commands: commands, commonOptions: options, frequentOptions: frequentOptions,
            commonVariables: variables)
    }

    /// Completion scripts for the commands.
    ///
    /// - Parameter namesCommand: The words after the program's name that list the names in a course.
    func completions(namesCommand: String) -> CompletionScript {
        CompletionScript(
            program: program, commands: commands, commonOptions: options, namesCommand: namesCommand)
    }

    /// Returns what a command line asks for.
    ///
    /// - Throws: ``UsageError``.
    func parse(_ words: [String]) throws -> Invocation {
        var arguments = try Arguments(
            words,
            options: commands.reduce(into: options) { all, command in
                all += command.options.filter { !all.contains($0) }
            })
        // `grade help lesson` means `grade lesson --help`.
        if arguments.operands.first == "help" {
            arguments.operands.removeFirst()
            arguments.add(.help)
        }
        let command = try takeCommand(from: &arguments.operands)
        arguments.command = command.name
        try arguments.validate(for: command, commonOptions: options)
        return Invocation(command: command, arguments: arguments)
    }

    private func takeCommand(from operands: inout [String]) throws -> any Subcommand<Context>.Type {
        guard let first = operands.first else {
            guard let plain = command(named: "") else { throw UsageError.unknownCommand("", suggestion: nil) }
            return plain
        }
        if let second = operands.dropFirst().first, commands.contains(where: { $0.group == first }) {
            let name = "\(first) \(second)"
            guard let command = command(named: name) else { throw unknown(name, in: first) }
            operands.removeFirst(2)
            return command
        }
        if let command = command(named: synonyms[first] ?? first) {
            operands.removeFirst()
            return command
        }
        guard let command = implied(first) else { throw unknown(first, in: nil) }
        return command
    }

    private func command(named name: String) -> (any Subcommand<Context>.Type)? {
        commands.first { $0.name == name }
    }

    /// Why a name is not the name of a command, with the one that was probably meant.
    private func unknown(_ name: String, in group: String?) -> UsageError {
        let nested = commands.compactMap { $0.group == nil ? nil : $0.name }
        let siblings = commands.filter { $0.group == group }.map { $0.name }
        // Someone who types `verify` means `course verify`, even if another command looks similar.
        let meant = nested.first { $0.hasSuffix(" " + name) } ?? Suggestion.nearest(to: name, in: siblings)
        return .unknownCommand(
            name, suggestion: meant.map { nested.contains($0) ? "\(program) \($0)" : $0 })
    }
}
