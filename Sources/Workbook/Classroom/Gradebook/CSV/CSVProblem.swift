/// Why a file is not a readable table of comma-separated values.
package enum CSVProblem: Error, Hashable, Sendable {
    /// A cell is not text in UTF-8.
    case notUTF8(line: Int)
    /// A quotation mark stands inside a cell that does not start with one, or text follows a closing one.
    case strayQuote(line: Int)
    /// A cell starts with a quotation mark that is never closed.
    case openQuote(line: Int)
    /// The table has more rows than any class.
    case tooManyRows(limit: Int)
    /// A row has more cells than any gradebook.
    case tooManyColumns(line: Int, limit: Int)
}
