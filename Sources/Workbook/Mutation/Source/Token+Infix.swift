import WorkbookSystem

extension Token {
    /// Whether it is an operator between two operands.
    var isInfix: Bool {
        kind == .symbol && hasSpaceBefore && hasSpaceAfter && !Token.punctuation.contains(text)
            && text != "->"
    }
}
