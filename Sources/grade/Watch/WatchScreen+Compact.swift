import WorkbookCommandLine
import WorkbookReporting

extension WatchScreen {
    /// The parts of a page that is longer than the screen: the title and the steps stay, and what is between them scrolls.
    struct CompactPage {
        /// The exercise and its result.
        var title: [StyledLine]
        /// What was learned, or everything else about the exercise without empty lines.
        var body: [StyledLine]
        /// What was learned without the checks; `nil` if there is nothing that can be left out.
        var essence: [StyledLine]?
        /// What to do now.
        var steps: [StyledLine]
        /// What else can be done after a pass.
        var further: [StyledLine]
        /// An empty line around what was learned; nothing around checks, of which as many as possible should be in sight.
        var gap: [StyledLine]
        /// The first line of the body that should be on the screen.
        var focus: Int

        /// What scrolls: the body, and what else can be done.
        var scrolling: [StyledLine] { body + (further.isEmpty ? [] : gap + further) }
    }

    /// How many lines of the first failure should be visible: its name, both values, the place and the line.
    private static let failureLines = 6

    /// Returns the page for a terminal with few rows, shortened if it doesn't fit.
    ///
    /// - Parameters:
    ///   - rows: The number of rows for the page.
    ///   - viewport: The part that the learner scrolled to; `nil` for the first failure.
    func page(_ size: WatchDisplay.Size, rows: Int, viewport: Viewport?) -> [StyledLine] {
        let whole = page(width: size.columns)
        if isPlain { return whole }
        if let page = fittingPage(size, rows: rows) { return page }
        let compact = compactPage(size.columns)
        let heights = compact.scrolling.map { WatchDisplay.rows(of: $0, size) }
        let range = (viewport ?? start(size, rows: rows))
            .range(heights, rows: bodyRows(compact, size, rows: rows))
        return compact.title + compact.gap + compact.scrolling[range] + compact.gap + compact.steps
            + [place(of: range, in: compact.scrolling.count, width: size.columns)]
    }

    /// Returns the page if it fits, without as many empty lines as necessary; `nil` if it has to scroll.
    private func fittingPage(_ size: WatchDisplay.Size, rows: Int) -> [StyledLine]? {
        let whole = page(width: size.columns)
        if WatchScreen.rows(of: whole, size) <= rows { return whole }
        let compact = compactPage(size.columns)
        let end = compact.steps + compact.further + status(size.columns)
        let bodies = [compact.body] + (compact.essence.map { [$0] } ?? [])
        for body in bodies {
            var page = compact.title + [""] + body + [""] + end
            // The empty lines at the end separate less than those around the title.
            while WatchScreen.rows(of: page, size) > rows, let last = page.lastIndex(where: \.isEmpty) {
                page.remove(at: last)
            }
            if WatchScreen.rows(of: page, size) <= rows { return page }
        }
        return nil
    }

    /// Returns the part of the page that is shown after scrolling; `nil` if everything fits.
    func scrolled(_ viewport: Viewport?, by key: WatchKey, _ size: WatchDisplay.Size, rows: Int) -> Viewport?
    {
        if isPlain || fittingPage(size, rows: rows) != nil { return nil }
        let compact = compactPage(size.columns)
        var viewport = viewport ?? start(size, rows: rows)
        viewport.move(
            key, compact.scrolling.map { WatchDisplay.rows(of: $0, size) },
            rows: bodyRows(compact, size, rows: rows))
        return viewport
    }

    /// Returns the part of the page to show first: its beginning, or more if the first failure is further down.
    private func start(_ size: WatchDisplay.Size, rows: Int) -> Viewport {
        let compact = compactPage(size.columns)
        let heights = compact.scrolling.map { WatchDisplay.rows(of: $0, size) }
        var viewport = Viewport()
        let end = min(compact.focus + WatchScreen.failureLines, compact.body.count)
        viewport.reveal(compact.focus..<end, heights, rows: bodyRows(compact, size, rows: rows))
        return viewport
    }

    /// Returns the line that says which part is on the screen, and when the exercise was graded.
    private func place(of range: Range<Int>, in count: Int, width: Int) -> StyledLine {
        let keys = " · ↑ ↓ scroll"
        let notes =
            (result.map { ["\(keys) · graded at \($0.time)", "\(keys) · \($0.time)"] } ?? []) + [keys]
        return WatchPage.place(of: range, in: count, notes: notes, width: width)
    }

    private func bodyRows(_ compact: CompactPage, _ size: WatchDisplay.Size, rows: Int) -> Int {
        max(
            1,
            rows - 1 - WatchScreen.rows(of: compact.title + compact.gap + compact.gap + compact.steps, size))
    }

    private func compactPage(_ width: Int) -> CompactPage {
        // The heading of the lesson and an empty line come first.
        let milestone = milestone(width)
        // What was learned is worth more than the names of checks that pass.
        let report = Array(report(width, milestone.isEmpty ? .whole : .results).dropFirst(2))
        // A title that takes several lines goes on with them; everything else has lines of its own.
        let titleEnd =
            report.indices.dropFirst().first { index in
                report[index].first.map { $0.role != .continuation && $0.role != .gap } ?? true
            } ?? report.count
        let rest = Array(report[titleEnd...])
        // What was learned is read at leisure, so it keeps its empty lines.
        let essence = milestone.isEmpty ? nil : Array(milestone.dropFirst())
        let body = essence.map { $0 + rest } ?? rest.filter { !$0.isEmpty }
        let focus = body.firstIndex { line in
            line.prefix(2).contains { $0.role == .bad && $0.text.hasPrefix("✘") }
        }
        return CompactPage(
            title: Array(report[..<titleEnd]), body: body, essence: essence, steps: mainStep(width),
            further: furtherSteps(width),
            gap: milestone.isEmpty ? [] : [""], focus: focus ?? 0)
    }

    private static func rows(of lines: [StyledLine], _ size: WatchDisplay.Size) -> Int {
        lines.reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
    }
}
