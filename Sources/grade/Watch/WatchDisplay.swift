import WorkbookCommandLine
import WorkbookReporting

/// Draws pages with a prompt below them; the prompt can change in place.
///
/// Earlier content moves up into the scrollback, and nothing is ever removed from there.
struct WatchDisplay {
    /// The size of the terminal.
    struct Size: Equatable, Sendable {
        var columns: Int
        var rows: Int
    }

    /// Where the output goes; its width is that of the terminal.
    var console: Console
    /// Whether lines are only added, and never overwritten.
    var isPlain: Bool
    /// How many rows the prompt takes.
    private(set) var promptRows = 0
    /// How many rows are in use, from the top; `nil` if a command has written, so that all may be.
    private var usedRows: Int?

    init(console: Console, isPlain: Bool) {
        self.console = console
        self.isPlain = isPlain
    }

    /// Shows a page and the prompt.
    ///
    /// - Parameter isNew: Whether the current content should stay in the scrollback.
    mutating func draw(_ page: [StyledLine], prompt: [StyledLine], size: Size, isNew: Bool) {
        if isPlain { return console.write([[]] + page + prompt) }
        let rows = (page + prompt).reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
        // In one piece, so that nothing flickers while a page scrolls.
        console.output.write(
            (isNew ? scrolledUp(size) : "") + ANSI.clearScreen + console.text(of: page) + open(prompt))
        usedRows = min(rows, size.rows)
        promptRows = prompt.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
    }

    /// Shows another prompt.
    mutating func show(prompt: [StyledLine], size: Size) {
        if isPlain { return console.write(prompt) }
        console.output.write(ANSI.backToPrompt(rows: promptRows) + open(prompt))
        promptRows = prompt.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
    }

    /// Makes room for the output of a command.
    mutating func makeRoom(size: Size) {
        console.output.write(isPlain ? "\n" : scrolledUp(size) + ANSI.clearScreen)
        usedRows = nil
        promptRows = 0
    }

    /// Removes the prompt, so that the shell continues below the last result.
    mutating func end() {
        if !isPlain { console.output.write(ANSI.backToPrompt(rows: promptRows)) }
        promptRows = 0
    }

    private func scrolledUp(_ size: Size) -> String {
        ANSI.lastRow + String(repeating: "\n", count: usedRows ?? size.rows)
    }

    /// Returns lines without a line break at the end, so that the last row of the terminal can be used.
    private func open(_ lines: [StyledLine]) -> String {
        lines.map { line in
            line.map { console.output.hasColor ? ANSI.colored($0) : $0.text }.joined()
        }.joined(separator: "\n")
    }

    /// Returns how many rows of the terminal a line takes.
    static func rows(of line: StyledLine, _ size: Size) -> Int {
        max(1, (line.columns + size.columns - 1) / max(1, size.columns))
    }
}

extension ANSI {
    /// Moves to the last row.
    static let lastRow = "\u{1B}[999;1H"

    /// Moves to the beginning of the prompt and clears it.
    static func backToPrompt(rows: Int) -> String {
        "\r" + (rows > 1 ? "\u{1B}[\(rows - 1)A" : "") + "\u{1B}[J"
    }
}
