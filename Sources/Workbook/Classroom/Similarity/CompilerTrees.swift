import Foundation
import WorkbookSystem

/// Asks the compiler for the trees of texts, which it reads from files in a folder of its own.
package struct CompilerTrees: Sendable {
    private let toolchain: Toolchain
    private let runner: ProcessRunner
    private let environment: [String: String]
    private let folder: URL

    /// Creates a reader.
    ///
    /// - Parameter folder: A folder for temporary files, which the caller creates and removes.
    package init(
        toolchain: Toolchain, runner: ProcessRunner, environment: [String: String], folder: URL
    ) {
        self.toolchain = toolchain
        self.runner = runner
        self.environment = environment
        self.folder = folder
    }

    /// Returns the trees of some texts, in their order.
    ///
    /// - Returns: `nil` for a text that the compiler gave no tree for, or that can't be written.
    @Sendable package func trees(of texts: [String]) async -> [SyntaxNode?] {
        let found = await read(texts)
        if texts.count < 2 || !found.contains(nil) { return found }
        // A file that crashes the compiler must not change how the files next to it are read.
        var trees = found
        for index in texts.indices where trees[index] == nil { trees[index] = await read([texts[index]])[0] }
        return trees
    }

    private func read(_ texts: [String]) async -> [SyntaxNode?] {
        var digest = ContentDigest()
        for text in texts { digest.add(text) }
        // No two calls at the same time have the same texts.
        let folder = folder.appending(path: digest.text)
        let files = texts.indices.map { folder.appending(path: "\($0).swift") }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
            let trees = try await SyntaxTree.nodes(
                of: files, toolchain: toolchain, runner: runner, environment: environment,
                read: { SyntaxTree.quickNode(of: $0) })
            try FileManager.default.removeItem(at: folder)
            return files.map { trees[$0.path] }
        } catch {
            // Without trees, code is compared by its tokens alone, so the reason doesn't matter.
            return texts.map { _ in nil }
        }
    }
}
