import Foundation
import WorkbookModel
import WorkbookReporting

extension Feedback {
    /// Returns the feedback as a Markdown file.
    package func markdown(timeZone: TimeZone) -> String {
        var lines = ["# \(MarkdownText.escaped(heading))", "", MarkdownText.escaped(origin(timeZone)), ""]
        lines += figures.map { "- \($0.name): **\($0.value)**" }
        for note in notes { lines += ["", MarkdownText.escaped(note)] }
        for (lesson, all) in lessons {
            let rows = all.filter { !$0.isLeftOut }
            if rows.isEmpty { continue }
            lines += ["", "## Lesson \(lesson.number) · \(MarkdownText.escaped(lesson.title))"]
            for row in rows {
                lines += ["", "### \(row.result.state.symbol) \(MarkdownText.escaped(row.name))"]
                lines += ["", MarkdownText.escaped(row.words)]
                if let sentence = row.sentence { lines += ["", MarkdownText.escaped(sentence)] }
                if let blocks = row.blocks(in: course)?.markdown, !blocks.isEmpty { lines += [""] + blocks }
            }
        }
        lines += ["", "---", "", MarkdownText.escaped(foot(timeZone))]
        return lines.joined(separator: "\n") + "\n"
    }
}
