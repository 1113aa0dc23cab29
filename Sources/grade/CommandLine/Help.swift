import WorkbookReporting

/// Writes help pages from what the subcommands say of themselves.
enum Help {
    /// The page of one subcommand; plain `grade` has the overview.
    static func page(for command: any Subcommand.Type, context: CommandContext) -> [StyledLine] {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph(
            [
                Span("Usage: "), Span(fullUsage(of: command), .command), Span(" "),
                Span("[options]", .command),
            ], indent: 7)
        page.gap()
        for paragraph in command.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            if paragraph.isEmpty {
                page.gap()
            } else {
                page.paragraph([Span(String(paragraph))], indent: indent(of: paragraph, width: page.width))
            }
        }
        if command.name.isEmpty { overview(on: &page) } else { manual(of: command, on: &page) }
        return page.lines
    }

    private static func usage(of command: any Subcommand.Type) -> String {
        ["grade", command.name, command.operandName].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func fullUsage(of command: any Subcommand.Type) -> String {
        [usage(of: command), command.furtherOperand].filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    private static func overview(on page: inout Layout) {
        for group in CommandGroup.allCases {
            let entries = group.commands.map { (usage(of: $0), $0.summary) }
            section(group.rawValue, entries, column: 27, on: &page)
        }
        section("Options of every command", entries(for: [.course] + Option.global), on: &page)
        page.gap()
        page.paragraph(
            [
                Span(
                    "Exit status: 0 passed, 1 not yet, 64 usage, 69 something is missing, 70 broken. More:  "),
                Span("grade lesson --help", .command),
            ], indent: 0)
    }

    private static func manual(of command: any Subcommand.Type, on page: inout Layout) {
        let manual = command.manual
        section("Operands", manual.operands, on: &page)
        section("Options", entries(for: command.options + Option.global), on: &page)
        section("Exit status", manual.exits, on: &page)
        section("Files", manual.files, on: &page)
        section("Environment", manual.variables + Manual.variables, on: &page)
    }

    private static func entries(for options: [Option]) -> [Manual.Item] {
        options.map { option in
            ([option.rawValue, option.valueName].compactMap { $0 }.joined(separator: " "), option.summary)
        }
    }

    private static func section(
        _ title: String, _ entries: [Manual.Item], column: Int? = nil, on page: inout Layout
    ) {
        if entries.isEmpty { return }
        page.gap()
        page.paragraph([Span(title, .strong)], indent: 0)
        let column = column ?? min(34, (entries.map(\.name.count).max() ?? 0) + 4)
        for entry in entries { add(entry, at: column, on: &page) }
    }

    /// A paragraph's later lines begin where it does; those of an example below its explanation, or a little deeper.
    private static func indent(of text: Substring, width: Int) -> Int {
        let spaces = text.prefix { $0 == " " }.count
        if spaces == 0 { return 0 }
        let example = text.dropFirst(spaces)
        guard width >= 60, let gap = example.firstRange(of: "  ") else { return spaces + 2 }
        let explanation = example[gap.lowerBound...].drop { $0 == " " }
        return text.count - explanation.count
    }

    /// A name with what it stands for beside it, or below it where the terminal is narrow.
    private static func add(_ entry: Manual.Item, at column: Int, on page: inout Layout) {
        if page.width < 60 {
            page.paragraph([Span("  "), Span(entry.name, .command)], indent: 2)
            page.paragraph([Span("      "), Span(entry.meaning)], indent: 6)
        } else {
            let padding = String(repeating: " ", count: max(2, column - 2 - entry.name.count))
            page.paragraph(
                [Span("  "), Span(entry.name, .command), Span(padding), Span(entry.meaning)], indent: column)
        }
    }
}
