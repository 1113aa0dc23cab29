/// A block of a Markdown document.
package enum MarkdownBlock: Sendable, Equatable {
    /// A heading, from level 1 at the top.
    case heading(level: Int, [MarkdownInline])
    /// A paragraph of running text.
    case paragraph([MarkdownInline])
    /// Lines of code in a language such as `swift`; empty if none is named.
    case code(language: String, lines: [String])
    /// The items of a list, each with its marker.
    case list([MarkdownItem])
    /// A quotation.
    case quote([MarkdownBlock])
    /// A table of a header and rows.
    case table(head: [[MarkdownInline]], rows: [[[MarkdownInline]]])
}

/// An item of a list.
package struct MarkdownItem: Sendable, Equatable {
    /// The marker, such as `3.` or a hyphen.
    package var mark: String
    /// The content.
    package var blocks: [MarkdownBlock]
}

/// A piece of running text.
package enum MarkdownInline: Sendable, Equatable {
    /// Plain text.
    case text(String)
    /// Code.
    case code(String)
    /// Emphasized text, between asterisks.
    case emphasis([MarkdownInline])
    /// Strongly emphasized text, between double asterisks.
    case strong([MarkdownInline])
    /// Text that links to a file of the course or to a web page.
    case link([MarkdownInline], target: String)
}
