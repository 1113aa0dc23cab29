/// A line in the head of every page that this tool writes, which keeps it from overwriting any other file.
package enum PageMark {
    /// The line.
    package static let line = "<meta name=\"generator\" content=\"Swift testability workbook\">"
}
