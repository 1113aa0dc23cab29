import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The commands of a program, with what they have in common.
package struct CommandTable<Context>: Sendable {
    /// Where a command runs.
    package enum Entry: Sendable {
        /// In this process.
        case own(any Subcommand<Context>.Type)
        /// In the program with this name, which lies beside this one.
        case companion(CommandOutline, program: String)

        /// What is known about the command.
        package var outline: CommandOutline {
            switch self {
            case .own(let command): command.outline
            case .companion(let outline, _): outline
            }
        }
    }

    /// A command line that was understood.
    package struct Invocation {
        /// The command to run.
        package var entry: Entry
        /// The other words.
        package var arguments: Arguments
    }

    /// The name of the program.
    package var program = ""
    /// Whether the program is for people who write courses.
    package var isForAuthors = false
    /// All commands, in the order in which help lists them.
    ///
    /// The name of a command in a group begins with the group's name, and the group is a command itself.
    package var entries: [Entry] = []
    /// The options that every command takes.
    package var options: [Option] = []
    /// Other options that most commands take.
    package var frequentOptions: [Option] = []
    /// Returns the command that a first word means if it is not the name of a command.
    package var implied: @Sendable (String) -> (any Subcommand<Context>.Type)? = { _ in nil }
    /// Other names of commands that people try first; help does not list them.
    package var synonyms: [String: String] = [:]
    /// Returns the command that people probably want who type a word that isn't a command, and another word after it.
    package var meaning: @Sendable (_ word: String, _ operand: String?, Context?) -> String? = { _, _, _ in
        nil
    }
    /// Words that, as the only one, mean an option of the program itself; help does not list them.
    package var shorthands: [String: Option] = [:]
    /// Shows a page that may be longer than the screen; without it, pages are written as they are.
    package var pager: (@Sendable ([StyledLine], Arguments, Context) async -> Void)?
    /// Runs another program with the words of the command line.
    package var runCompanion:
        @Sendable (_ program: String, _ words: [String], Context) async throws -> ExitCode =
            { _, _, _ in .unavailable }

    /// What is known about each command.
    package var commands: [CommandOutline] { entries.map(\.outline) }

    /// Help pages for the commands.
    package var help: Help {
        Help(
            program: program, commands: commands, commonOptions: options, frequentOptions: frequentOptions)
    }

    /// Returns what a command line asks for.
    ///
    /// - Parameter context: Where the command would run, for suggestions that fit the course.
    /// - Throws: ``UsageError``.
    package func parse(_ words: [String], in context: Context? = nil) throws -> Invocation {
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
        if let first = arguments.operands.first, let option = shorthands[first],
            arguments.operands.count == 1 || arguments.has(.help)
        {
            arguments.operands = []
            arguments.add(option)
        }
        let entry = try takeCommand(from: &arguments.operands, in: context)
        arguments.command = entry.outline.name
        try arguments.validate(for: entry.outline, commonOptions: options)
        return Invocation(entry: entry, arguments: arguments)
    }

    /// Returns the name of the command that a command line begins with; empty if it begins with none.
    func commandName(in words: [String], _ context: Context?) -> String {
        var names = words.prefix { !$0.hasPrefix("-") }
        // Without a known command, the overview is the page to read.
        return (try? takeCommand(from: &names, in: context).outline.name) ?? ""
    }

    private func takeCommand(
        from operands: inout some RangeReplaceableCollection<String>, in context: Context?
    ) throws -> Entry {
        guard let first = operands.first else {
            guard let plain = entry(named: "") else { throw UsageError.unknownCommand("", suggestion: nil) }
            return plain
        }
        if let second = operands.dropFirst().first, commands.contains(where: { $0.group == first }) {
            let name = "\(first) \(second)"
            guard let entry = entry(named: name) else { throw unknown(name, in: first) }
            operands.removeFirst(2)
            return entry
        }
        if let entry = entry(named: synonyms[first] ?? first) {
            operands.removeFirst()
            return entry
        }
        if let command = implied(first) { return .own(command) }
        if let meant = meaning(first, operands.dropFirst().first, context) {
            throw UsageError.unknownCommand(first, suggestion: "\(program) \(meant)")
        }
        throw unknown(first, in: nil)
    }

    private func entry(named name: String) -> Entry? { entries.first { $0.outline.name == name } }

    /// Why a name is not the name of a command, with the one that was probably meant.
    private func unknown(_ name: String, in group: String?) -> UsageError {
        let nested = commands.compactMap { $0.group == nil ? nil : $0.name }
        let siblings =
            commands.filter { $0.group == group }.map { $0.name }
            + (group == nil ? shorthands.keys.sorted() : [])
        // Someone who types `record` means `course record`, even if another command looks similar.
        let meant = nested.first { $0.hasSuffix(" " + name) } ?? Suggestion.nearest(to: name, in: siblings)
        return .unknownCommand(
            name, suggestion: meant.map { nested.contains($0) ? "\(program) \($0)" : $0 })
    }
}
