/// A command of a command-line program: how help describes it, which words it takes, and what it does.
protocol Subcommand<Context>: Sendable {
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
    /// Whether people use the command once, so that the overview, which fits on a screen, leaves it out.
    static var isForOnce: Bool { get }
    /// What the command does, in paragraphs, with examples.
    static var discussion: String { get }
    /// The lower half of the help page: operands, exit status, files and environment.
    static var manual: Manual { get }

    /// Runs the command.
    static func perform(_ arguments: Arguments, _ context: Context) async throws -> ExitCode
}

extension Subcommand {
    static var operandName: String { "" }
    static var furtherOperand: String { "" }
    static var further: Operand { Operand(spelled: furtherOperand) }
    static var mostOperands: Int { 0 }
    static var options: [Option] { [] }
    static var isForOnce: Bool { false }

    /// The kind of operand that follows the name.
    static var operand: Operand { Operand(spelled: operandName) }

    /// The name of the group that the command belongs to, such as `course` for `course verify`; `nil` outside of groups.
    static var group: String? {
        let words = name.split(separator: " ")
        return words.count > 1 ? words.dropLast().joined(separator: " ") : nil
    }
}
