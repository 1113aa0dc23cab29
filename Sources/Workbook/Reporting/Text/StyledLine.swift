import WorkbookSystem

/// A line of text whose pieces have roles, written as a string with interpolations:
/// `"\("✔", .good) Wrote \(file, .path)"`.
///
/// Neighboring pieces with the same role become one span. A line is a collection of its spans.
package struct StyledLine: Sendable, Equatable {
    private var spans: [Span] = []

    /// Creates an empty line.
    package init() {}
}

extension StyledLine: ExpressibleByStringInterpolation {
    /// Creates a line of plain text.
    package init(stringLiteral text: String) { join(Span(text)) }

    /// Creates a line of plain text with other pieces in it.
    package init(stringInterpolation interpolation: Interpolation) { self = interpolation.line }

    /// A builder of lines from literal text, values and other lines.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var line = StyledLine()

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { line.join(Span(literal)) }

        package mutating func appendInterpolation(
            _ value: some CustomStringConvertible, _ role: Span.Role = .plain
        ) {
            line.join(Span(value.description, role))
        }

        package mutating func appendInterpolation(_ span: Span) { line.join(span) }

        package mutating func appendInterpolation(_ other: StyledLine) {
            line += other
        }
    }

    /// Adds a span, to the last one if that has the same role and both are spoken as they are written.
    fileprivate mutating func join(_ span: Span) {
        if span.text.isEmpty && span.spoken == nil { return }
        if let last = spans.last, last.role == span.role, last.spoken == nil, span.spoken == nil {
            spans[spans.count - 1] = last.followed(by: span)
        } else {
            spans.append(span)
        }
    }
}

extension StyledLine: ExpressibleByArrayLiteral {
    /// Creates a line of exactly these spans.
    package init(arrayLiteral spans: Span...) { self.spans = spans }
}

extension StyledLine: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    package var startIndex: Int { spans.startIndex }
    package var endIndex: Int { spans.endIndex }

    package subscript(index: Int) -> Span {
        get { spans[index] }
        set { spans[index] = newValue }
    }

    package mutating func replaceSubrange(_ range: Range<Int>, with other: some Collection<Span>) {
        spans.replaceSubrange(range, with: other)
    }
}

extension StyledLine {
    /// Returns a line that continues with another one.
    package static func + (first: StyledLine, second: StyledLine) -> StyledLine {
        var line = first
        line += second
        return line
    }

    /// Appends a line to another one.
    package static func += (line: inout StyledLine, more: StyledLine) {
        for span in more { line.join(span) }
    }

    /// The text without roles.
    package var text: String { spans.map(\.text).joined() }

    /// The same line for the eye, which a screen reader leaves out.
    package var silent: StyledLine { StyledLine(map { Span($0.text, $0.role, spoken: "") }) }

    /// Whether a screen reader leaves out the line.
    package var isSilent: Bool {
        !isEmpty && allSatisfy { $0.spoken?.isEmpty ?? ($0.isBlank && $0.role == .plain) }
            && contains { $0.spoken != nil }
    }

    /// The number of columns that the text takes on a terminal.
    package var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    /// Returns a line of blanks.
    package static func blanks(_ count: Int) -> StyledLine {
        "\(String(repeating: " ", count: Swift.max(0, count)))"
    }
}

extension Sequence<StyledLine> {
    /// Returns the lines as one, with `separator` between them.
    package func joined(separator: StyledLine) -> StyledLine {
        enumerated().reduce(into: "") { line, next in
            if next.offset > 0 { line += separator }
            line += next.element
        }
    }
}
