import WorkbookCommandLine

/// Scripts that let shells complete the command lines of a program, made from how its commands describe themselves.
struct CompletionScript {
    /// A shell for which there is a script.
    enum Shell: String, CaseIterable { case bash, zsh, fish }

    /// The name of the program.
    var program: String
    /// All commands.
    var commands: [CommandOutline]
    /// The options that every command takes.
    var commonOptions: [Option]
    /// The words after the program's name that list the names in a course, with a tab before each title; followed by the
    /// name of an exercise, they list its files.
    var namesCommand: String

    /// Returns the script for a shell.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The commands that are called by a single word, groups among them.
    var topLevel: [CommandOutline] { commands.filter { !$0.name.isEmpty && $0.group == nil } }

    /// The groups, each with its commands.
    var groups: [(name: String, members: [CommandOutline])] {
        topLevel.map { group in (group.name, commands.filter { $0.group == group.name }) }
            .filter { !$0.members.isEmpty }
    }

    /// The names of the groups as a pattern for `case` in bash and zsh; without any, one that matches nothing.
    var groupPattern: String {
        groups.isEmpty ? "''" : groups.map(\.name).joined(separator: "|")
    }

    /// Returns the last word of a command's name, such as `verify` for `course verify`.
    func lastWord(of command: CommandOutline) -> String {
        command.name.split(separator: " ").last.map(String.init) ?? ""
    }

    /// Returns a text in single quotes, as all three shells read it.
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "’") + "'" }

    /// The commands with a second operand that can be completed.
    var commandsWithFurtherOperand: [CommandOutline] {
        commands.filter { ![.none, .other].contains($0.further) }
    }

    /// The options with a value, of all commands together; of several with one name, the one with the most values.
    var valued: [Option] {
        commands.reduce(into: commonOptions) { all, command in
            for option in command.options {
                if let index = all.firstIndex(where: { $0.name == option.name }) {
                    if option.values?.count ?? 0 > all[index].values?.count ?? 0 { all[index] = option }
                } else {
                    all.append(option)
                }
            }
        }.filter { $0.valueName != nil }
    }

    /// The options with a value as a pattern for `case`.
    var valuedPattern: String { valued.map(\.name).joined(separator: "|") }

    /// Returns the options that can follow a command.
    func options(of command: CommandOutline) -> [Option] { command.options + commonOptions }
}

extension CommandTable {
    /// Completion scripts for the commands.
    ///
    /// - Parameter namesCommand: The words after the program's name that list the names in a course.
    func completions(namesCommand: String) -> CompletionScript {
        CompletionScript(
            program: program, commands: commands, commonOptions: options, namesCommand: namesCommand)
    }
}
