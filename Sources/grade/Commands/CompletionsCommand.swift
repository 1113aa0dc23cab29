import WorkbookModel
import WorkbookReporting

/// `grade completions zsh`: writes a script that lets a shell complete the words after `grade`.
enum CompletionsCommand: Subcommand {
    static let name = "completions"
    static let summary = "write a completion script for a shell"
    static let operandName = "SHELL"
    static let mostOperands = 1
    static let options: [Option] = [.course]
    static let discussion = """
        Writes a script to standard output. Once the shell has read it, the Tab key completes commands, options, and the \
        numbers and names of lessons and exercises of the course that you are in.

          source <(grade completions bash)        in ~/.bashrc
          source <(grade completions zsh)         in ~/.zshrc, after compinit
          grade completions fish > ~/.config/fish/completions/grade.fish
        """

    static var manual: Manual {
        Manual(
            operands: [("SHELL", CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", "))],
            exits: [("0", "the script was written"), ("64", "the command line cannot be understood")],
            files: [])
    }

    /// The operand that the scripts use to ask for the names in the course.
    private static let names = "names"

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        guard let word = arguments.operands.first else {
            throw UsageError.missingOperand(command: name, what: "a shell: bash, zsh or fish")
        }
        if word == names {
            // Someone pressed Tab, and an error message would disrupt the line.
            if let course = try? context.course(arguments) { context.console.output.write(lines(of: course)) }
            return .passed
        }
        guard let shell = CompletionScript.Shell(rawValue: word) else {
            throw UsageError.unknownOperand(
                command: name, word, known: CompletionScript.Shell.allCases.map(\.rawValue))
        }
        context.console.output.write(
            context.commands.completions(namesCommand: "\(name) \(names)").text(for: shell))
        return .passed
    }

    /// Returns lines of a name and a title, with a tab between them.
    private static func lines(of course: Course) -> String {
        let all = course.lessons.flatMap { lesson in
            [("\(lesson.number)", lesson.title), (lesson.slug, lesson.title)]
                + lesson.exercises.flatMap { [($0.id.description, $0.title), ($0.slug, $0.title)] }
        }
        // A styled line spells out control characters in titles, which end up on a terminal.
        return all.map { "\($0)\t\(StyledLine("\($1)").text)\n" }.joined()
    }
}
