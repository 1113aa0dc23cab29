import Foundation
import WorkbookSystem

/// Finds functions that look like tests but that Swift Testing doesn't run, to say why no test was found.
struct UnmarkedTestScan {
    /// Whether a file imports XCTest.
    private(set) var importsXCTest = false
    /// The names of functions without parameters that are called `test…` or that expect something, in the order of the
    /// files.
    private(set) var functions: [String] = []
    /// A file of the exercise's other part that has tests, and the file that should have them.
    var misplaced: (from: String, to: String)?

    /// Looks through files; a file without a tree has nothing to find.
    init(_ syntaxTrees: [Data] = []) {
        for tree in syntaxTrees.compactMap(SyntaxTree.node) { visit(tree.nodes("items")) }
    }

    private mutating func visit(_ nodes: [SyntaxNode]) {
        for node in nodes {
            switch node.kind {
            case "import_decl":
                if node.fields["module_path"] == .list([.text("XCTest")]) { importsXCTest = true }
            case "func_decl":
                guard let name = node.declaredName, isLikeTest(node, name) else { continue }
                functions.append(name)
            default: visit(node.nodes("members"))
            }
        }
    }

    private func isLikeTest(_ function: SyntaxNode, _ name: String) -> Bool {
        guard function.node("params")?.nodes("params").isEmpty ?? false, let body = function.node("body")
        else {
            return false
        }
        return name.hasPrefix("test") || body.containsExpectation
    }

    /// What the learner should know about the missing tests, a sentence each.
    var messages: [String] {
        let first = functions.first.map { "`\($0)()`" }
        if importsXCTest {
            let subject = first.map { "\($0) is a test" } ?? "your file is"
            return [
                "no test was found: \(subject) for XCTest, and the grader runs only tests for Swift Testing",
                "XCTest: `import XCTest`, `func testX() { XCTAssertEqual(a, b) }`",
                "Swift Testing: `import Testing`, `@Test func x() { #expect(a == b) }`",
            ]
        }
        if let first {
            return ["no test was found: write `@Test` before \(first), so that Swift Testing runs it"]
        }
        if let misplaced {
            return [
                "no test was found here: your tests are in \(misplaced.from). Move them to \(misplaced.to)"
            ]
        }
        return ["no test was found: a test is a function with `@Test` before it, and the file must be saved"]
    }
}

extension SyntaxNode {
    /// Whether `#expect` or `#require` is somewhere inside the node.
    var containsExpectation: Bool {
        let isExpectation = kind == "macro_expansion_expr" && ["expect", "require"].contains(text("name"))
        return isExpectation || children.contains(where: \.containsExpectation)
    }
}
