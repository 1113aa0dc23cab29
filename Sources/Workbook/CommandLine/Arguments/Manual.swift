/// The lower half of a command's help page, as in a manual: operands, exit status, files and environment.
package struct Manual: Sendable {
    /// A word and its meaning.
    package typealias Item = (name: String, meaning: String)

    /// The operands that follow the command's name.
    package var operands: [Item] = []
    /// The exit statuses.
    package var exits: [Item] = []
    /// The files that the command reads or writes.
    package var files: [Item] = []
    /// The environment variables that the command reads, besides those that every command reads.
    package var variables: [Item] = []

    /// Creates the lower half of a page.
    package init(
        operands: [Item] = [], exits: [Item] = [], files: [Item] = [], variables: [Item] = []
    ) {
        self.operands = operands
        self.exits = exits
        self.files = files
        self.variables = variables
    }
}
