/// What help, completions and the reader of command lines know about a command; what it does may be in another program.
package struct CommandOutline: Sendable {
    /// The words that call the command, such as `lesson` or `course verify`; empty for the program's name alone.
    package var name: String
    /// What the command does, in a few words.
    package var summary: String
    /// The operand that follows the name, such as `NAME`.
    package var operandName = ""
    /// A second operand, such as `[FILE]`, which help shows on the command's own page only.
    package var furtherOperand = ""
    /// The largest number of operands.
    package var mostOperands = 0
    /// The options of the command, besides those that every command takes.
    package var options: [Option] = []
    /// Where the overview shows the command.
    package var section = HelpSection.main
    /// The kind of the second operand, if its spelling doesn't say it.
    var furtherKind: Operand?

    /// The kind of the second operand.
    package var further: Operand { furtherKind ?? Operand(spelled: furtherOperand) }

    /// The kind of operand that follows the name.
    package var operand: Operand { Operand(spelled: operandName) }

    /// The name of the group that the command belongs to, such as `course` for `course verify`; `nil` outside of groups.
    package var group: String? {
        let words = name.split(separator: " ")
        return words.count > 1 ? words.dropLast().joined(separator: " ") : nil
    }
}
