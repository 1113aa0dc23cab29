import Foundation
import WorkbookReporting

/// Shows long texts page by page on a terminal.
package struct Pager {
    /// Where the text goes without a pager.
    package var console: Console
    /// Runs the pager.
    package var programs: ForegroundPrograms
    /// Whether no pager is wanted.
    package var isDisabled = false

    /// Shows lines: in the pager on a terminal, directly everywhere else.
    package func show(_ lines: [StyledLine]) async {
        guard let words = program else { return console.write(lines) }
        // `less` shows colors, leaves its text on the screen, and ends at once if everything fits on it. Its last line names
        // the keys.
        let keys = "Space next page | b back | / search | q close"
        let environment = programs.environment.merging(["LESS": "FRXPs\(keys)$"]) { own, _ in own }
        var paged = console
        paged.output.hasColor = console.output.hasColor && Pager.showsColors(words, environment)
        do {
            _ = try await programs.foreground.run(words, environment) { [paged] write in
                var paged = paged
                paged.output.write = write
                paged.write(lines)
            }
        } catch {
            // A chapter can be read without a pager.
            console.write(lines)
        }
    }

    /// The pager with its arguments; `nil` if there is none, or if none is wanted.
    private var program: [String]? {
        guard console.output.isTerminal, !isDisabled, programs.environment["TERM"] != "dumb" else {
            return nil
        }
        if let wanted = programs.environment["PAGER"] {
            let words = ShellWords.split(wanted)
            // As in git, an empty value or `cat` means that no pager is wanted.
            if words.isEmpty || words == ["cat"] { return nil }
            if let found = programs.resolve(words) { return found }
        }
        // With -R, colors are shown whatever the options in LESS are.
        return [["less", "-R"], ["more"]].lazy.compactMap { programs.resolve($0) }.first
    }

    /// Whether the pager shows colors rather than their codes.
    private static func showsColors(_ words: [String], _ environment: [String: String]) -> Bool {
        guard (words[0] as NSString).lastPathComponent == "less" else { return true }
        return (words.dropFirst() + [environment["LESS"] ?? ""]).contains {
            $0.contains("R") || $0.contains("r")
        }
    }
}
