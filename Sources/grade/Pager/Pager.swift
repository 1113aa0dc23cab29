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
    ///
    /// - Parameter place: Where to begin, from 0 to 1.
    /// - Returns: The place at which the reader closed the pages; `nil` if there were none.
    @discardableResult
    func show(_ lines: [StyledLine], from place: Double = 0) async -> Double? {
        let wanted = programs.environment["PAGER"].map(ShellWords.split)
        // As in git, an empty value or `cat` means that no pager is wanted.
        guard console.output.isTerminal, programs.environment["TERM"] != "dumb", wanted != [],
            wanted != ["cat"]
        else {
            console.write(lines)
            return nil
        }
        guard let wanted, let words = programs.resolve(wanted) else { return await read(lines, from: place) }
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
        return nil
    }

    /// Shows the lines in pages, until the reader closes them.
    private func read(_ lines: [StyledLine], from place: Double) async -> Double? {
        var page = WatchPage(content: .document(lines))
        var size = WatchDisplay.Size(columns: console.columns, rows: RawTerminal.rows)
        // Without keys, a text can still be read.
        guard readsKeys, page.scrolls(size), let terminal = try? RawTerminal() else {
            console.write(lines)
            return nil
        }
        defer { terminal.end() }
        page.resume(at: place, size)
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
                case .quit, .escape:
                    display.end()
                    return page.place(size)
                // As in other pagers.
                case .book: page.move(.pageUp, size)
                case .enter: page.move(.down, size)
                default: page.move(key, size)
                }
            }
            if seen.isClosed {
                display.end()
                return page.place(size)
            }
            if seen.isDisturbed || !seen.keys.isEmpty { draw(isNew: false) }
        }
    }
}

extension CommandContext {
    /// Shows lines page by page on a terminal, and writes them everywhere else.
    ///
    /// - Parameter place: Where to begin, from 0 to 1.
    /// - Returns: The place at which the reader closed the pages; `nil` if there were none.
    @discardableResult
    func page(_ lines: [StyledLine], from place: Double = 0, _ arguments: Arguments) async -> Double? {
        if arguments.has(.plain) || console.isPlain {
            console.write(lines)
            return nil
        }
        return await Pager(console: console, programs: programs, readsKeys: input.givesKeys)
            .show(lines, from: place)
    }
}
