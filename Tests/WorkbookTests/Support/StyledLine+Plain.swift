@testable import Workbook

extension [StyledLine] {
    /// The text as it stands on a page without colours, each line with a line end.
    var plain: String { map { line in line.map(\.text).joined() + "\n" }.joined() }
}
