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

    /// The names of the properties in a file that other files can set, and `subscript` if they can set an element.
    var settableNames: Set<String> {
        if isPrivate { return [] }
        let own = isSettable ? [declaredName].compactMap(\.self) : []
        return (nodes("items") + nodes("members")).reduce(into: Set(own)) { $0.formUnion($1.settableNames) }
    }

    private var isSettable: Bool {
        if kind == "subscript_decl" { return nodes("accessors").contains { $0.isMarked("set") } }
        guard kind == "var_decl", !isMarked("let") else { return false }
        let levels = nodes("attrs").filter { $0.kind == "setter_access_attr" }.map { $0.text("access") ?? "" }
        if levels.contains(where: ["private", "fileprivate"].contains) { return false }
        // A property without accessors is stored, and observers don't change that.
        let accessors = nodes("accessors")
        return accessors.allSatisfy { !$0.isMarked("get") } || accessors.contains { $0.isMarked("set") }
    }
}
