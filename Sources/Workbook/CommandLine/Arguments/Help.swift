import Foundation
import WorkbookReporting

/// Help pages, made from how the commands describe themselves.
package struct Help {
    /// The name of the program.
    package var program: String
    /// All commands, in the order in which they are listed.
    package var commands: [CommandOutline]
    /// The options that every command takes.
    package var commonOptions: [Option]
    /// Other options that the overview shows, because most commands take them.
    package var frequentOptions: [Option]

    /// Returns the page of a command; the plain program's page is the overview, and a group's page lists its commands.
    package func page(for type: any Subcommand.Type, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let command = type.outline
        let members = commands.filter { $0.group == command.name }
        let what = command.name.isEmpty ? "[COMMAND]" : members.isEmpty ? "" : "COMMAND"
        let start = command.name.isEmpty ? program : usage(of: command)
        let words = [start, command.furtherOperand, what].filter { !$0.isEmpty }
        page.paragraph("Usage: \(words.joined(separator: " "), .command) \("[options]", .command)", indent: 7)
        // Without this empty line, the overview fits on a screen of 24 lines.
        if !command.name.isEmpty { page.gap() }
        for paragraph in type.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            if paragraph.isEmpty {
                page.gap()
            } else {
                add(paragraph, to: &page)
            }
        }
        if command.name.isEmpty {
            overview(on: &page)
        } else if members.isEmpty {
            manual(type.manual, of: command, on: &page)
        } else {
            Help.section("Commands", members.map { (usage(of: $0), $0.summary) }, on: &page)
            Help.section("Options", Help.entries(for: commonOptions), on: &page)
        }
        return page.lines
    }

    private func usage(of command: CommandOutline) -> String {
        [program, command.name, command.operandName].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The commands that people need every day, the names of the others, and where to read more: all of it fits on a screen of
    /// 24 lines.
    private func overview(on page: inout Layout) {
        page.gap()
        let single = commands.filter { $0.group == nil }
        for command in single where command.section == .main {
            Help.add((usage(of: command), command.summary), at: 27, on: &page)
        }
        page.gap()
        for section in HelpSection.allCases where section != .main {
            let names = single.filter { $0.section == section }.map { "\(program) \($0.name)" }
            if names.isEmpty { continue }
            let title = (section.rawValue + ":").padding(toLength: 10, withPad: " ", startingAt: 0)
            var line: StyledLine = "\(Span(title, spoken: section.rawValue + ": "))"
            for (index, name) in names.enumerated() {
                line = "\(line)\(index == 0 ? "" : ", ")\(name, .command)"
            }
            page.paragraph(line, indent: 10)
        }
        var options: StyledLine = "Options:"
        for option in frequentOptions + commonOptions {
            let words = [option.name, option.valueName].compactMap { $0 }.joined(separator: " ")
            let gap = Span("  ", spoken: option == (frequentOptions + commonOptions).first ? " " : ", ")
            options = "\(options)\(gap)\(words, .command)"
        }
        page.paragraph(options, indent: 10)
        page.paragraph("More:     \("\(program) COMMAND --help", .command)", indent: 10)
    }

    private func manual(_ manual: Manual, of command: CommandOutline, on page: inout Layout) {
        Help.section("Operands", manual.operands, on: &page)
        Help.section("Options", Help.entries(for: command.options + commonOptions), on: &page)
        Help.section("Exit status", manual.exits, on: &page)
        Help.section("Files", manual.files, on: &page)
        Help.section("Environment", manual.variables, on: &page)
    }

    private static func entries(for options: [Option]) -> [Manual.Item] {
        options.map { option in
            ([option.name, option.valueName].compactMap { $0 }.joined(separator: " "), option.summary)
        }
    }

    private static func section(_ title: String, _ entries: [Manual.Item], on page: inout Layout) {
        if entries.isEmpty { return }
        page.gap()
        page.heading(title)
        let column = min(36, (entries.map(\.name.count).max() ?? 0) + 4)
        for entry in entries { add(entry, at: column, on: &page) }
    }

    /// Adds a paragraph, whose later lines begin where the first one does, or an example with its explanation.
    private func add(_ text: Substring, to page: inout Layout) {
        let spaces = text.prefix { $0 == " " }.count
        let example = text.dropFirst(spaces)
        guard spaces > 0, let gap = example.firstRange(of: "  ") else {
            return page.paragraph("\(text)", indent: spaces == 0 ? 0 : spaces + 2)
        }
        let explanation = example[gap.lowerBound...].drop { $0 == " " }
        let column = text.count - explanation.count
        let command = text[..<gap.lowerBound]
        page.paragraph(
            "\(command)\(.colon(column - command.count))\(explanation)",
            indent: page.width < 60 ? spaces + 2 : column)
    }

    /// Adds a name with its meaning beside it, or below it on a narrow terminal.
    private static func add(_ entry: Manual.Item, at column: Int, on page: inout Layout) {
        if page.width < 60 {
            page.paragraph("  \(entry.name, .command)\(.spoken(":"))", indent: 2)
            page.paragraph("\(Span("      ", .continuation))\(entry.meaning)", indent: 6)
        } else {
            let padding = Span.colon(max(2, column - 2 - entry.name.count))
            page.paragraph("  \(entry.name, .command)\(padding)\(entry.meaning)", indent: column)
        }
    }
}
