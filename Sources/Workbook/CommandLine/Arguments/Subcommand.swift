import WorkbookReporting

/// A command of a command-line program: how help describes it, which words it takes, and what it does.
package protocol Subcommand<Context>: Sendable {
    /// What the command needs from outside.
    associatedtype Context

    /// The words that call the command, such as `lesson` or `course verify`; empty for the program's name alone.
    static var name: String { get }
    /// What the command does, in a few words.
    static var summary: String { get }
    /// The operand that follows the name, such as `NAME`.
    static var operandName: String { get }
    /// A second operand, such as `[FILE]`, which help shows on the command's own page only.
    static var furtherOperand: String { get }
    /// The kind of the second operand.
    static var further: Operand { get }
    /// The largest number of operands.
    static var mostOperands: Int { get }
    /// The options of the command, besides those that every command takes.
    static var options: [Option] { get }
    /// Where the overview shows the command.
    static var section: HelpSection { get }
    /// What the command does, in paragraphs, with examples.
    static var discussion: String { get }
    /// The lower half of the help page: operands, exit status, files and environment.
    static var manual: Manual { get }
    /// What others know about the command.
    static var outline: CommandOutline { get }

    /// Returns the program beside this one that runs the command with these words, for what few people need; `nil` if this one
    /// runs it.
    static func companion(for arguments: Arguments) -> String?

    /// Runs the command.
    static func perform(_ arguments: Arguments, _ context: Context) async throws -> ExitCode
}

extension Subcommand {
    package static var operandName: String { "" }
    package static var furtherOperand: String { "" }
    package static var further: Operand { Operand(spelled: furtherOperand) }
    package static var mostOperands: Int { 0 }
    package static var options: [Option] { [] }
    package static var section: HelpSection { .main }
    package static func companion(for arguments: Arguments) -> String? { nil }

    package static var outline: CommandOutline {
        CommandOutline(
            name: name, summary: summary, operandName: operandName, furtherOperand: furtherOperand,
            mostOperands: mostOperands, options: options, section: section, furtherKind: further)
    }
}

/// A command whose outline `grade` and a program beside it share: `grade` lists it and completes its words.
///
/// A conforming type declares the outline, and repeats none of it.
package protocol CompanionCommand<Context>: Subcommand {}

extension CompanionCommand {
    package static var name: String { outline.name }
    package static var summary: String { outline.summary }
    package static var operandName: String { outline.operandName }
}
