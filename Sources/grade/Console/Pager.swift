import Foundation
import WorkbookReporting

/// Shows long texts page by page, where somebody sits at a terminal.
enum Pager {
    /// Shows lines: in the pager on a terminal, as they are everywhere else.
    static func show(_ lines: [StyledLine], _ arguments: Arguments, _ context: CommandContext) async {
        guard let words = program(arguments, context) else { return context.console.tell(lines) }
        let environment = environment(context)
        var console = context.console
        console.output.hasColor = console.output.hasColor && showsColors(words, environment)
        let painted = console
        do {
            _ = try await context.foreground.run(words, environment) { write in
                var paper = painted
                paper.output.write = write
                paper.tell(lines)
            }
        } catch {
            // A chapter can be read without a pager, too.
            context.console.tell(lines)
        }
    }

    /// The pager with its arguments; `nil` where there is none, or none is wanted.
    private static func program(_ arguments: Arguments, _ context: CommandContext) -> [String]? {
        guard context.console.output.isTerminal, !arguments.has(.plain), context.environment["TERM"] != "dumb"
        else {
            return nil
        }
        if let wanted = context.environment["PAGER"] {
            let words = ShellWords.split(wanted)
            // As with git, an empty one or `cat` means that none is wanted.
            if words.isEmpty || words == ["cat"] { return nil }
            if let found = Executable.resolve(words, context) { return found }
        }
        // Colours are shown whatever the options in LESS are.
        return [["less", "-R"], ["more"]].lazy.compactMap { Executable.resolve($0, context) }.first
    }

    /// Tells less to show colours, to leave what was shown on the screen, and to end at once where all fits on it.
    private static func environment(_ context: CommandContext) -> [String: String] {
        context.environment.merging(["LESS": "FRX"]) { own, _ in own }
    }

    /// Whether the pager shows colours rather than their codes.
    private static func showsColors(_ words: [String], _ environment: [String: String]) -> Bool {
        guard (words[0] as NSString).lastPathComponent == "less" else { return true }
        return (words.dropFirst() + [environment["LESS"] ?? ""]).contains {
            $0.contains("R") || $0.contains("r")
        }
    }
}
