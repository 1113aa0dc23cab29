import WorkbookSystem

/// A stored property of a class or structure.
struct StoredProperty: Sendable, Equatable {
    /// The type and the name: `Monitor.tracker`.
    var path: String
    /// The name.
    var name: String
    /// The type as it is written, or as its literal implies; `nil` if neither is there.
    var type: String?
    /// The value that it is declared with, if there is one.
    var initialValue: String?
    /// Where its declaration begins, with all attributes and modifiers, in bytes.
    var start: Int
    /// The `var` or `let`.
    var keyword: Token
    /// Whether it is `weak`, `unowned`, `lazy`, `static`, or has observers or a property wrapper, so that no wrapper of
    /// ours fits.
    var isSpecial: Bool
}
