import Foundation
import WorkbookSystem

/// Finds tests that check something in a task that they don't wait for.
///
/// Such a test can end before its task has begun, so what becomes of it depends on chance.
enum UnawaitedTaskScan {
    /// Returns the names of the functions that make a task with an expectation in it, and wait for nothing.
    ///
    /// A function that waits for anything may wait for its task in a way that the syntax doesn't show.
    static func functions(in syntaxTrees: [Data]) -> Set<String> {
        Set(syntaxTrees.compactMap(SyntaxTree.node).flatMap(functions))
    }

    private static func functions(in node: SyntaxNode) -> [String] {
        guard node.kind == "func_decl", let name = node.declaredName, let body = node.node("body") else {
            return node.children.flatMap(functions)
        }
        var scan = Scan()
        scan.visit(body)
        return scan.hasTask && !scan.waits ? [name] : []
    }

    /// What one function does.
    private struct Scan {
        var hasTask = false
        var waits = false

        mutating func visit(_ node: SyntaxNode) {
            // A semaphore or a group waits without `await`.
            let isWaitCall =
                node.kind == "unresolved_dot_expr" && node.text("field")?.hasPrefix("wait") == true
            if node.kind == "await_expr" || isWaitCall { waits = true }
            if node.kind == "call_expr", node.node("fn").map(makesTask) == true {
                if node.containsExpectation { hasTask = true }
                // What the task itself waits for is no business of the test.
                return
            }
            for child in node.children { visit(child) }
        }

        /// Whether a function that is called is `Task`, `Task<…>` or `Task.detached`.
        private func makesTask(_ function: SyntaxNode) -> Bool {
            if function.text("name") == "Task" { return true }
            let inner =
                function.node("sub_expr")
                ?? (function.text("field") == "detached" ? function.node("base") : nil)
            return inner.map(makesTask) ?? false
        }
    }
}

extension SyntaxNode {
    /// Whether `#expect` or `#require` is somewhere inside the node.
    fileprivate var containsExpectation: Bool {
        let isExpectation = kind == "macro_expansion_expr" && ["expect", "require"].contains(text("name"))
        return isExpectation || children.contains(where: \.containsExpectation)
    }
}
