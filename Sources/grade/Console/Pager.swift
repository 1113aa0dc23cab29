import Foundation
import Workbook

/// Shows long texts page by page, where somebody sits at a terminal.
enum Pager {
    /// Shows lines: in the pager on a terminal, as they are everywhere else.
    static func show(_ lines: [StyledLine], _ arguments: Arguments, _ world: World) async {
        guard let words = program(arguments, world) else { return world.console.tell(lines) }
        let environment = environment(world)
        var console = world.console
        console.output.hasColor = console.output.hasColor && showsColors(words, environment)
        let painted = console
        do {
            _ = try await world.foreground.run(words, environment) { write in
                var paper = painted
                paper.output.write = write
                paper.tell(lines)
            }
        } catch {
            // A chapter can be read without a pager, too.
            world.console.tell(lines)
        }
    }

    /// The pager with its arguments; `nil` where there is none, or none is wanted.
    private static func program(_ arguments: Arguments, _ world: World) -> [String]? {
        guard world.console.output.isTerminal, !arguments.has(.plain), world.environment["TERM"] != "dumb"
        else {
            return nil
        }
        if let wanted = world.environment["PAGER"] {
            let words = ShellWords.split(wanted)
            // As with git, an empty one or `cat` means that none is wanted.
            if words.isEmpty || words == ["cat"] { return nil }
            if let found = Executable.resolve(words, world) { return found }
        }
        // Colours are shown whatever the options in LESS are.
        return [["less", "-R"], ["more"]].lazy.compactMap { Executable.resolve($0, world) }.first
    }

    /// Tells less to show colours, to leave what was shown on the screen, and to end at once where all fits on it.
    private static func environment(_ world: World) -> [String: String] {
        world.environment.merging(["LESS": "FRX"]) { own, _ in own }
    }

    /// Whether the pager shows colours rather than their codes.
    private static func showsColors(_ words: [String], _ environment: [String: String]) -> Bool {
        guard (words[0] as NSString).lastPathComponent == "less" else { return true }
        return (words.dropFirst() + [environment["LESS"] ?? ""]).contains {
            $0.contains("R") || $0.contains("r")
        }
    }
}
