import Foundation
import WorkbookModel

extension ManualRun {
    /// The command line for a shell: it works in any folder, and leaves the settings of the user's programs alone.
    package var shellLine: String {
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.shellWord)" }
        let command = variables + words.map(\.shellWord)
        return "cd \(folder.path.shellWord) && env XDG_CONFIG_HOME=\"$(mktemp -d)\" "
            + command.joined(separator: " ")
    }

    /// Returns how to repeat the runs behind a verdict, each line in one piece, so that it can be copied.
    package static func text(
        of runs: [ManualRun], behind verdict: Verdict, isIsolated: Bool, width: Int
    ) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.gap()
        let id = verdict.exercise.id
        guard !runs.isEmpty else {
            page.paragraph(" Nothing was built for \(id), so there is no run to repeat.", indent: 1)
            return page.lines
        }
        page.paragraph(
            """
             To repeat the run of \(id), copy a line into a shell. It builds the package that was graded and runs its tests. \
            Nothing limits their time and memory there, and a crash ends the run\
            \(isIsolated ? ". Your code runs without the sandbox" : "").
            """, indent: 1)
        var lines = page.lines
        for run in runs {
            var title = Layout(width: page.width)
            title.gap()
            title.paragraph(" \(run.title(verdict)):", indent: 1)
            lines += title.lines + ["\(run.shellLine, .command)"]
        }
        return lines
    }

    private func title(_ verdict: Verdict) -> String {
        switch subject {
        case .own:
            let count = verdict.checks.count { $0.check.kind.isCompileTime }
            let rest = count == 0 ? "" : ", except for \(count) that only the compiler can answer"
            return "The checks\(rest)"
        case .correct: return "Your tests with correct code, which they should accept"
        case .bug(let name): return "Your tests with the bug \"\(name)\", at which one of them should fail"
        }
    }
}
