import WorkbookCommandLine
import WorkbookReporting

/// Shows long texts page by page on a terminal.
struct Pager {
    /// Where the text goes without pages.
    var console: Console
    /// Runs the pager that the person has chosen.
    var programs: ForegroundPrograms
    /// Whether keys can be read from this process's terminal.
    var readsKeys: Bool

    /// Shows lines: with `$PAGER` if that is set, or else in pages if they are longer than the screen.
    func show(_ lines: [StyledLine]) async {
        guard console.output.isTerminal, programs.environment["TERM"] != "dumb" else {
            return console.write(lines)
        }
        guard let wanted = programs.environment["PAGER"].map(ShellWords.split) else {
            return await read(lines)
        }
        // As in git, an empty value or `cat` means that no pager is wanted.
        if wanted.isEmpty || wanted == ["cat"] { return console.write(lines) }
        guard let words = programs.resolve(wanted) else { return await read(lines) }
        // As in git: colors, and the end of the text stays on the screen.
        let environment = programs.environment.merging(["LESS": "FRX"]) { own, _ in own }
        do {
            _ = try await programs.foreground.run(words, environment) { [console] write in
                var paged = console
                paged.output.write = write
                paged.write(lines)
            }
        } catch {
            // A chapter can be read without a pager.
            console.write(lines)
        }
    }

    /// Shows the lines in pages, until the reader closes them.
    private func read(_ lines: [StyledLine]) async {
        var page = WatchPage(content: .document(lines))
        var size = WatchDisplay.Size(columns: console.columns, rows: RawTerminal.rows)
        // Without keys, a text can still be read.
        guard readsKeys, page.scrolls(size), let terminal = try? RawTerminal() else {
            return console.write(lines)
        }
        defer { terminal.end() }
        var display = WatchDisplay(console: console, isPlain: false)
        func draw(isNew: Bool) {
            let drawing = page.drawing(size)
            display.draw(drawing.lines, prompt: drawing.prompt, size: size, isNew: isNew)
        }
        draw(isNew: true)
        while true {
            let seen = await terminal.observe(milliseconds: -1, files: [], others: [])
            if seen.isDisturbed {
                size = .init(columns: Console.columns(programs.environment), rows: RawTerminal.rows)
                display.console.columns = size.columns
            }
            for key in seen.keys {
                switch key {
                case .quit, .escape: return display.end()
                // As in other pagers.
                case .book: page.move(.pageUp, size)
                case .enter: page.move(.down, size)
                default: page.move(key, size)
                }
            }
            if seen.isClosed { return display.end() }
            if seen.isDisturbed || !seen.keys.isEmpty { draw(isNew: false) }
        }
    }
}

extension CommandContext {
    /// Shows lines page by page on a terminal, and writes them everywhere else.
    func page(_ lines: [StyledLine], _ arguments: Arguments) async {
        if arguments.has(.plain) || console.isPlain { return console.write(lines) }
        await Pager(console: console, programs: programs, readsKeys: input.givesKeys).show(lines)
    }
}
