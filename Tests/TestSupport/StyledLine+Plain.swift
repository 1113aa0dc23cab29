@testable import WorkbookReporting

extension [StyledLine] {
    /// The text as it stands on a page without colors, each line with a line end.
    package var plain: String { map { line in line.map(\.text).joined() + "\n" }.joined() }
}
