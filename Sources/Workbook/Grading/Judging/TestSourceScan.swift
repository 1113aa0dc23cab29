import Foundation
import WorkbookSystem

/// Finds functions that assert nothing in the compiler's own syntax tree, so that comments and strings do not
/// count.
enum TestSourceScan {
    /// Returns the names of the functions that cannot record an issue.
    ///
    /// A function counts as asserting when it, or a function of the same files that it calls, expands
    /// `#expect` or `#require`, records an issue, or uses a confirmation.
    static func functionsWithoutAssertion(in syntaxTrees: [Data]) -> Set<String> {
        var functions: [String: Set<String>] = [:]
        for data in syntaxTrees {
            // Without a tree, no function is reported.
            if let tree = SyntaxTree.node(of: data) { collect(from: tree, into: &functions) }
        }
        var callers: [String: [String]] = [:]
        for (function, names) in functions {
            for name in names { callers[name, default: []].append(function) }
        }
        var asserting: Set<String> = []
        var names = Array(assertions)
        // A helper may call a helper.
        while let name = names.popLast() {
            for caller in callers[name] ?? [] where asserting.insert(caller).inserted { names.append(caller) }
        }
        return Set(functions.keys).subtracting(asserting)
    }

    private static let assertions: Set<String> = [
        "expect", "require", "confirmation", "record", "withKnownIssue",
    ]

    /// Collects for each function the names that its body mentions.
    private static func collect(from node: SyntaxNode, into functions: inout [String: Set<String>]) {
        guard node.kind == "func_decl", let name = node.declaredName else {
            for child in node.children { collect(from: child, into: &functions) }
            return
        }
        functions[name, default: []].formUnion(node.node("body").map(names) ?? [])
    }

    private static func names(in node: SyntaxNode) -> Set<String> {
        let own = [node.text("name"), node.text("field")].compactMap(\.self)
        return node.children.reduce(into: Set(own)) { $0.formUnion(names(in: $1)) }
    }
}
