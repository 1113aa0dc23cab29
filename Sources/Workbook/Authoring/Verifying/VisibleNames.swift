import WorkbookSystem

extension SyntaxNode {
    /// The names in a file that other files can use: those of declarations, and of their arguments.
    ///
    /// Initializers have no name of their own, because the compiler may write them.
    var visibleNames: Set<String> {
        // The access level of an extension is only the default of its members.
        if isPrivate { return [] }
        var names = Set(argumentLabels.filter { !$0.isEmpty })
        if let declaredName, !["init", "deinit", "subscript"].contains(declaredName) {
            names.insert(declaredName)
        }
        return (nodes("items") + nodes("members")).reduce(into: names) { $0.formUnion($1.visibleNames) }
    }
}
