import WorkbookSystem

/// A statement of a block.
struct Statement: Sendable {
    /// The compiler's name for its kind, such as `if_stmt`; `expr` for an expression.
    var kind: String
    /// The place in the file, in bytes.
    var range: Range<Int>
    /// The statement in the syntax tree; `nil` for an expression, whose node has no range.
    var node: SyntaxNode?

    /// Whether it is an expression: a call or an assignment, say.
    var isExpression: Bool { kind == "expr" }
    /// Whether it only declares something, on which later statements depend.
    var isDeclaration: Bool { kind.hasSuffix("_decl") }
    /// Whether the block ends with it.
    var leaves: Bool { ["return_stmt", "throw_stmt", "break_stmt", "continue_stmt"].contains(kind) }
}

/// Statements in a row: the inside of braces, or what follows a `case`.
struct Block: Sendable {
    /// The place in the file, in bytes, with the braces if there are any.
    var range: Range<Int>
    /// Whether it has braces.
    var hasBraces: Bool
    /// The statements; empty if they cannot be told apart.
    var statements: [Statement]
}
