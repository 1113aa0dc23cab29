/// The body of a function, an initializer or an accessor: code that can be replaced without a change to any interface.
struct CodeBody: Sendable {
    /// A parameter that the body can use.
    struct Parameter: Sendable, Equatable {
        /// The name that the body uses.
        var name: String
        /// The type as it is written.
        var type: String
        /// The default value as it is written, if there is one.
        var defaultValue: String?
        /// Where the name is in the file, in bytes.
        var offset = 0
    }

    /// The declaration for people: `Monitor.init(center:)`.
    var name: String
    /// The labels of the arguments: `(center:)`; empty for an accessor.
    var labels = ""
    /// The place in the file, in bytes, with the braces.
    var range: Range<Int>
    /// The type of its result as it is written; `nil` if there is no result.
    var resultType: String?
    /// The parameters.
    var parameters: [Parameter]
    /// All blocks in it, its own first.
    var blocks: [Block]
    /// The body's own single expression, whose value it returns without `return`.
    var impliedResult: Range<Int>?
    /// The braces of closures and of local functions in it, in which `return` means something else.
    var inner: [Range<Int>] = []
    /// Whether `return` may stand anywhere in it: not in an initializer that cannot fail, which must set everything first.
    var canLeaveEarly: Bool

    /// The name with the labels.
    var signature: String { name + labels }

    /// The statements of all blocks.
    var statements: [Statement] { blocks.flatMap(\.statements) }
}
