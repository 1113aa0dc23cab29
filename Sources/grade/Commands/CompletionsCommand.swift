import WorkbookModel
import WorkbookReporting

/// `grade completions zsh`: writes a script with which a shell completes what is typed behind `grade`.
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

    /// The operand with which the scripts themselves ask for the names in the course.
    private static let names = "names"

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        guard let word = arguments.operands.first else {
            throw UsageError.missingOperand(command: name, what: "a shell: bash, zsh or fish")
        }
        if word == names {
            // Somebody presses Tab: a complaint would only disturb the line.
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

    /// A name and a title a line, with a tab between them.
    private static func lines(of course: Course) -> String {
        let all = course.lessons.flatMap { lesson in
            [("\(lesson.number)", lesson.title), (lesson.slug, lesson.title)]
                + lesson.exercises.flatMap { [($0.id.description, $0.title), ($0.slug, $0.title)] }
        }
        // Through a span, as a title is somebody's text on its way to a terminal.
        return all.map { "\($0)\t\(Span($1).text)\n" }.joined()
    }
}
