/// A place in a source file.
package struct SourcePosition: Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
}
