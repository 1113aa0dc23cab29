import Testing

@testable import WorkbookCommandLine
@testable import grade

struct ViewportTests {
    private let heights = [Int](repeating: 1, count: 20)

    private func moved(_ keys: WatchKey..., from first: Int = 0) -> Range<Int> {
        var viewport = Viewport(first: first)
        for key in keys { viewport.move(key, heights, rows: 8) }
        return viewport.range(heights, rows: 8)
    }

    @Test("Scrolling moves by lines, or by pages that share a line, and stops at both ends")
    func moves() {
        #expect(moved() == 0..<8)
        #expect(moved(.down) == 1..<9)
        #expect(moved(.down, .up, .up) == 0..<8)
        #expect(moved(.pageDown) == 7..<15)
        #expect(moved(.pageDown, .pageDown, .pageDown) == 12..<20)
        #expect(moved(.end) == 12..<20)
        #expect(moved(.end, .pageUp) == 5..<13)
        #expect(moved(.end, .home) == 0..<8)
        #expect(moved(.down, from: 99) == 12..<20)
    }

    @Test("A line that takes several rows is never cut unless it is taller than the screen")
    func tallLines() {
        #expect(Viewport().range([1, 3, 1, 3], rows: 4) == 0..<2)
        #expect(Viewport(first: 9).range([1, 3, 1, 3], rows: 4) == 2..<4)
        #expect(Viewport().range([9, 1], rows: 4) == 0..<1)
        #expect(Viewport(first: 9).range([1, 9], rows: 4) == 1..<2)
        #expect(Viewport().range([], rows: 4) == 0..<0)
    }

    @Test("Revealing a line scrolls as little as possible")
    func reveal() {
        func first(_ lines: Range<Int>, from first: Int) -> Int {
            var viewport = Viewport(first: first)
            viewport.reveal(lines, heights, rows: 8)
            return viewport.first
        }
        #expect(first(3..<4, from: 0) == 0)
        #expect(first(9..<11, from: 0) == 3)
        #expect(first(2..<3, from: 10) == 2)
        // If the target is taller than the screen, its beginning takes precedence.
        #expect(first(4..<16, from: 0) == 4)
    }
}
