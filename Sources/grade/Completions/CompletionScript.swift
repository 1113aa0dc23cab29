/// Scripts that make shells complete a command line of `grade`, made from what the commands say of themselves.
struct CompletionScript {
    /// A shell that can be helped.
    enum Shell: String, CaseIterable { case bash, zsh, fish }

    var commands: [any Subcommand.Type]

    /// The script for a shell.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// Those that are called by a name.
    var named: [any Subcommand.Type] { commands.filter { !$0.name.isEmpty } }

    /// What stands in single quotes in all three shells.
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "’") + "'" }

    /// The options with a value, those of all commands together.
    var valued: [Option] { Option.allCases.filter { $0.valueName != nil } }

    /// The same as a shell's pattern.
    var skipped: String { valued.map { $0.rawValue }.joined(separator: "|") }

    /// The options behind a command.
    func options(of command: any Subcommand.Type) -> [Option] { command.options + Option.global }
}
