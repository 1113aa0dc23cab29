@testable import WorkbookReporting

extension [StyledLine] {
    /// The text without colors, with a line break after each line.
    package var plain: String { map { line in line.map(\.text).joined() + "\n" }.joined() }
}
