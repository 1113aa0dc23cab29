/// A part of a Markdown document that stands by itself.
package enum MarkdownBlock: Sendable, Equatable {
    /// A heading, from level 1 at the top.
    case heading(level: Int, [MarkdownInline])
    /// Words that run on.
    case paragraph([MarkdownInline])
    /// Lines that stay as they are, in a language such as `swift`; empty where none is named.
    case code(language: String, lines: [String])
    /// Points, each with its mark.
    case list([MarkdownItem])
    /// What somebody else said.
    case quote([MarkdownBlock])
    /// A head and rows of cells below it.
    case table(head: [[MarkdownInline]], rows: [[[MarkdownInline]]])
}

/// A point of a list.
package struct MarkdownItem: Sendable, Equatable {
    /// What stands before it, such as `3.` or a hyphen.
    package var mark: String
    /// What it says.
    package var blocks: [MarkdownBlock]
}

/// A piece of running text.
package enum MarkdownInline: Sendable, Equatable {
    /// Words.
    case text(String)
    /// Words of a programming language.
    case code(String)
    /// Words that matter, between single asterisks or double ones.
    case emphasis([MarkdownInline])
    /// Words that lead to a file of the course or a page in the web.
    case link([MarkdownInline], target: String)
}
