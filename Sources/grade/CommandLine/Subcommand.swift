import WorkbookReporting

/// Something that `grade` can do: its words for people, what it takes, and what it does.
protocol Subcommand: Sendable {
    /// The word by which it is called; empty for plain `grade`.
    static var name: String { get }
    /// What it does, in a few words.
    static var summary: String { get }
    /// What stands behind the name, such as `NAME`.
    static var operandName: String { get }
    /// What may stand behind that, such as `[FILE]`; for its own help page, not for the overview.
    static var furtherOperand: String { get }
    /// The most words that may stand behind the name.
    static var mostOperands: Int { get }
    /// The options that it takes.
    static var options: [Option] { get }
    /// What it does, in paragraphs, with examples.
    static var discussion: String { get }
    /// What help tells besides: operands, exit status, files and environment.
    static var manual: Manual { get }

    /// Does it.
    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode
}

/// All subcommands, in the order in which help lists them.
let subcommands = CommandGroup.allCases.flatMap(\.commands)

extension Subcommand {
    static var furtherOperand: String { "" }

    /// Does it, or tells about it.
    static func run(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        if arguments.has(.version) {
            context.console.tell([[.init("grade \(Grade.version)")]])
            return .passed
        }
        if arguments.has(.help) {
            context.console.tell(Help.page(for: self, context: context))
            return .passed
        }
        return try await perform(arguments, context)
    }
}
