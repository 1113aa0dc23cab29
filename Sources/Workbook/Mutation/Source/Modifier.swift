/// A modifier or attribute of a declaration.
struct Modifier: Sendable, Equatable {
    /// The declaration for people: `Monitor.tracker`.
    var declaration: String
    /// The text, such as `private(set)`.
    var text: String
    /// The place in the file, in bytes.
    var range: Range<Int>
}
