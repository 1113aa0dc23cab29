/// The lower half of a command's help page, as in a manual: operands, exit status, files and environment.
struct Manual: Sendable {
    /// A word and its meaning.
    typealias Item = (name: String, meaning: String)

    /// The operands that follow the command's name.
    var operands: [Item] = []
    /// The exit statuses.
    var exits: [Item] = []
    /// The files that the command reads or writes.
    var files: [Item] = []
    /// The environment variables that the command reads, besides those that every command reads.
    var variables: [Item] = []
}
