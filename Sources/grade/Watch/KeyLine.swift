import WorkbookCommandLine
import WorkbookReporting

/// The line at the bottom of `grade watch` that lists keys.
enum KeyLine {
    /// A key and what it does now.
    typealias Item = (key: String, label: String)

    /// Returns the items as one line, without some of them if they don't fit.
    ///
    /// - Parameter expendable: The keys that may be left out, those to leave out first at the beginning.
    static func line(_ items: [Item], leavingOut expendable: [String], width: Int) -> StyledLine {
        var items = items
        var expendable = expendable[...]
        while line(items).columns > width, let key = expendable.popFirst() {
            items.removeAll { $0.key == key }
        }
        return line(items)
    }

    private static func line(_ items: [Item]) -> StyledLine {
        var line: StyledLine = " "
        for (index, item) in items.enumerated() {
            if index > 0 { line += "\(" · ", .faint)" }
            line += "\(item.key, .command)\u{A0}\(item.label)"
        }
        return line
    }
}
