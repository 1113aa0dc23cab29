import Workbook

/// Writes help pages from what the subcommands say of themselves.
enum Help {
    /// The page of one subcommand; plain `grade` has the overview.
    static func page(for command: any Subcommand.Type, world: World) -> [StyledLine] {
        var page = Layout(width: min(world.console.columns, 90))
        let words = ["grade", command.name, command.operandName].filter { !$0.isEmpty }.joined(separator: " ")
        page.paragraph([Span("Usage: "), Span("\(words) [options]", .command)], indent: 7)
        page.gap()
        for paragraph in command.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            if paragraph.isEmpty {
                page.gap()
            } else {
                page.paragraph([Span(String(paragraph))], indent: indent(of: paragraph))
            }
        }
        if command.name.isEmpty {
            page.gap()
            page.paragraph([Span("Commands", .strong)], indent: 0)
            for other in subcommands {
                let name = ["grade", other.name, other.operandName].filter { !$0.isEmpty }.joined(
                    separator: " ")
                entry(name, other.summary, on: &page)
            }
        }
        page.gap()
        page.paragraph([Span("Options", .strong)], indent: 0)
        for option in command.options + Option.global {
            entry(
                [option.rawValue, option.valueName].compactMap { $0 }.joined(separator: " "), option.summary,
                on: &page)
        }
        if command.name.isEmpty {
            page.gap()
            page.paragraph(
                [
                    Span(
                        "Exit status: 0 all passed, 1 not yet, 64 usage, 69 Swift, or what --isolated needs, is missing, "
                    ),
                    Span("70 this tool broke."),
                ], indent: 0)
        }
        return page.lines
    }

    /// A paragraph's later lines begin where it does; those of an indented example go a little deeper.
    private static func indent(of text: Substring) -> Int {
        let spaces = text.prefix { $0 == " " }.count
        return spaces == 0 ? 0 : spaces + 2
    }

    /// A name with what it stands for beside it, or below it where the terminal is narrow.
    private static func entry(_ name: String, _ summary: String, on page: inout Layout) {
        if page.width < 60 {
            page.paragraph([Span("  "), Span(name, .command)], indent: 2)
            page.paragraph([Span("      "), Span(summary)], indent: 6)
        } else {
            let padding = String(repeating: " ", count: max(2, 24 - name.count))
            page.paragraph([Span("  "), Span(name, .command), Span(padding), Span(summary)], indent: 26)
        }
    }
}
