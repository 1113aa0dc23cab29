import WorkbookCommandLine
import WorkbookReporting

/// The line at the bottom of `grade watch` that lists keys.
enum KeyLine {
    /// A key and what it does now.
    typealias Item = (key: String, label: String)

    /// Returns the items as one line, without some of them if they don't fit.
    ///
    /// - Parameters:
    ///   - news: What comes before the keys.
    ///   - expendable: The keys that may be left out, those to leave out first at the beginning.
    static func line(
        after news: StyledLine? = nil, _ items: [Item], leavingOut expendable: [String], width: Int
    ) -> StyledLine {
        var items = items
        var expendable = expendable[...]
        while line(news, items).columns > width, let key = expendable.popFirst() {
            items.removeAll { $0.key == key }
        }
        return line(news, items)
    }

    private static func line(_ news: StyledLine?, _ items: [Item]) -> StyledLine {
        let parts =
            [news].compactMap(\.self) + items.map { "\($0.key, .command)\u{A0}\($0.label)" as StyledLine }
        return " " + parts.joined(separator: "\(" · ", .faint)")
    }
}
