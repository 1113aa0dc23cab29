import WorkbookCommandLine

/// The part of a long text that is on the screen.
struct Viewport: Equatable {
    /// The first line to show.
    var first = 0

    /// Returns the lines that are on the screen.
    ///
    /// - Parameters:
    ///   - heights: How many rows of the screen each line takes.
    ///   - rows: The number of rows for the text.
    func range(_ heights: [Int], rows: Int) -> Range<Int> {
        let start = max(0, min(first, Viewport.start(endingAt: heights.count, heights, rows: rows)))
        var end = start
        var free = rows
        while end < heights.count, end == start || heights[end] <= free {
            free -= heights[end]
            end += 1
        }
        return start..<end
    }

    /// Scrolls as a key asks for.
    mutating func move(_ key: WatchKey, _ heights: [Int], rows: Int) {
        let range = range(heights, rows: rows)
        // One line stays in sight, so that readers find their place again.
        let overlap = range.count > 3 ? 1 : 0
        switch key {
        case .up: first = range.lowerBound - 1
        case .down: first = range.lowerBound + 1
        case .pageUp: first = Viewport.start(endingAt: range.lowerBound + overlap, heights, rows: rows)
        case .pageDown: first = range.upperBound - overlap
        case .home: first = 0
        case .end: first = heights.count
        default: break
        }
        first = self.range(heights, rows: rows).lowerBound
    }

    /// Scrolls as little as possible to show some lines.
    mutating func reveal(_ lines: Range<Int>, _ heights: [Int], rows: Int) {
        let range = range(heights, rows: rows)
        first = range.lowerBound
        if lines.upperBound > range.upperBound {
            first = Viewport.start(endingAt: lines.upperBound, heights, rows: rows)
        }
        if lines.lowerBound < first { first = lines.lowerBound }
    }

    /// Returns the first of the lines that fill the screen up to a line.
    private static func start(endingAt end: Int, _ heights: [Int], rows: Int) -> Int {
        var start = end
        var free = rows
        while start > 0, heights[start - 1] <= free {
            free -= heights[start - 1]
            start -= 1
        }
        return min(start, max(0, end - 1))
    }
}
