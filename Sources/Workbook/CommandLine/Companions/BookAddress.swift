import Foundation
import WorkbookReporting

/// Where a book can be read, as `grade-book` tells `grade watch` by a file.
package struct BookAddress: Codable, Sendable, Equatable {
    /// The address of the first page.
    package var address: String
    /// Whether the browser was asked to show it.
    package var isInBrowser: Bool

    /// Describes a book that can be read.
    package init(address: String, isInBrowser: Bool) {
        self.address = address
        self.isInBrowser = isInBrowser
    }

    /// Returns what to say when the pages can be read.
    ///
    /// - Parameter end: A sentence that says how long they can be read.
    package func lines(end: String, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph("\(" ✔ ", .done)The book is at  \(address, .command)", indent: 3)
        page.paragraph(
            isInBrowser
                ? "   Your browser should show it now. Only this machine can open the address."
                : "   Open this address in a browser on this machine. No other machine can open it.",
            indent: 3)
        page.paragraph(
            "   When you grade an exercise, open pages show it a few seconds later. \(end)", indent: 3)
        return page.lines
    }
}
