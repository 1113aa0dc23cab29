import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// `grade completions zsh`: writes a script that lets a shell complete the words after `grade`.
enum CompletionsCommand: Subcommand {
    static let name = "completions"
    static let section = HelpSection.machine
    static let summary = "write a completion script for a shell"
    static let operandName = "SHELL"
    static let mostOperands = 2
    static let options: [Option] = [.course]
    static let discussion = """
        Writes a completion script to standard output. When your shell has loaded the script, the Tab key completes commands, \
        options, the numbers and names of lessons and exercises, and the files of an exercise.

          source <(grade completions bash)        in ~/.bashrc
          source <(grade completions zsh)         in ~/.zshrc, after compinit
          grade completions fish > ~/.config/fish/completions/grade.fish
        """

    static var manual: Manual {
        Manual(
            operands: [("SHELL", CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", "))],
            exits: [("0", "the script was written"), Manual.wrongUsage],
            files: [])
    }

    /// The operand that the scripts use to ask for the names in the course.
    private static let names = "names"

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        guard let word = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "a shell: bash, zsh or fish", example: "bash")
        }
        if word == names {
            // Someone pressed Tab, and an error message would disrupt the line.
            guard let course = try? context.course(arguments) else { return .passed }
            let name = arguments.operands.dropFirst().first
            context.console.output.write(
                name.map { files(of: $0, in: course, context) } ?? lines(of: course))
            return .passed
        }
        if let extra = arguments.operands.dropFirst().first {
            throw UsageError.tooManyOperands(command: name, extra: extra)
        }
        guard let shell = CompletionScript.Shell(rawValue: word) else {
            throw UsageError.unknownOperand(
                command: name, word, known: CompletionScript.Shell.allCases.map(\.rawValue))
        }
        context.console.output.write(
            context.commands.completions(namesCommand: "\(name) \(names)").text(for: shell))
        return .passed
    }

    /// Returns a line for each file that the learner edits in the exercise with a name.
    private static func files(of name: String, in course: Course, _ context: CommandContext) -> String {
        // As above, someone pressed Tab.
        guard case .exercise(let exercise, _)? = try? course.select(name, from: context.folder) else {
            return ""
        }
        return exercise.ownedPaths.map { "\($0)\t\(exercise.id)\n" }.joined()
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
