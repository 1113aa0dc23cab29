import Foundation

/// Asks the compiler for the syntax trees of files, for which nothing needs to be built.
///
/// It takes about 0.05 s (Swift 6.3.1). The compiler leaves out everything between `#if` and `#endif`, whatever the condition.
package enum SyntaxTree {
    /// Returns the compiler's output for a file, as JSON.
    ///
    /// - Parameter bytes: The most bytes of the output; the rest is lost, and then the tree can't be read.
    /// - Throws: What keeps the compiler from being started. A file with a syntax error has a tree as well, as far as the
    ///   compiler understood it.
    package static func data(
        of file: URL, toolchain: Toolchain, runner: ProcessRunner, environment: [String: String],
        atMost bytes: Int = BoundedFile.largestJSON
    ) async throws -> Data {
        try await output(for: [file], toolchain, runner, environment, atMost: bytes)
    }

    /// Returns the nodes of several files, by the files' paths; a file that the compiler gives no tree for is missing.
    ///
    /// - Parameter read: Reads the compiler's output for a file.
    /// - Throws: What keeps the compiler from being started.
    package static func nodes(
        of files: [URL], toolchain: Toolchain, runner: ProcessRunner, environment: [String: String],
        read: (Data) -> SyntaxNode? = SyntaxTree.node
    ) async throws -> [String: SyntaxNode] {
        let output = try await output(for: files, toolchain, runner, environment)
        return trees(in: output).reduce(into: [:]) { trees, data in
            guard let tree = read(data), let path = tree.text("filename") else { return }
            trees[path] = tree
        }
    }

    /// Returns the parts of an output that are the trees of several files.
    package static func trees(in output: Data) -> [Data] {
        // In a JSON string, quotation marks are escaped, so no source can contain these bytes.
        let start = Data(#"{"_kind":"source_file","#.utf8)
        var starts: [Data.Index] = []
        // `Data.range(of:in:)` takes a fraction of the time that `ranges(of:)` takes.
        while let next = output.range(
            of: start, in: (starts.last.map { $0 + 1 } ?? output.startIndex)..<output.endIndex)
        {
            starts.append(next.lowerBound)
        }
        starts.append(output.endIndex)
        return zip(starts, starts.dropFirst()).map { output[$0..<$1] }
    }

    private static func output(
        for files: [URL], _ toolchain: Toolchain, _ runner: ProcessRunner, _ environment: [String: String],
        atMost bytes: Int = BoundedFile.largestJSON
    ) async throws -> Data {
        if files.isEmpty { return Data() }
        var runner = runner
        // The largest tree of the course has 120 KB; a longer one is cut and cannot be read then.
        runner.outputCap = bytes
        // The compiler writes the trees of all primary files, each to an output of its own.
        let arguments =
            [
                "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library", "-swift-version",
                "6",
            ]
            + files.flatMap { ["-primary-file", $0.path] } + files.flatMap { _ in ["-o", "-"] }
        let command = Command(toolchain.frontend, arguments, environment: environment)
        return Data(try await runner.run(command, limit: 60).output.utf8)
    }

    /// Reads the compiler's output.
    ///
    /// - Returns: The node of the whole file; `nil` if the data is not a syntax tree.
    package static func node(of data: Data) -> SyntaxNode? {
        // Callers only need to know that there is no tree.
        let value =
            (try? JSONDecoder().decode(JSONValue.self, from: data))
            ?? (try? JSONDecoder().decode(JSONValue.self, from: SyntaxTreeRepair.repaired(data)))
        return value.flatMap(SyntaxNode.init)
    }

    /// Reads the compiler's output in about an eighth of the time, for callers that read many files and can miss a name.
    ///
    /// A byte order mark at the start of a name is lost, so code that someone hides must be read by ``node(of:)``.
    ///
    /// - Parameter deepest: How deep the tree may be; that of typed code is three times as deep.
    /// - Returns: The node of the whole file; `nil` if the data is not a syntax tree.
    package static func quickNode(of data: Data, deepest: Int = JSONValue.deepest) -> SyntaxNode? {
        (JSONValue(parsing: data, deepest: deepest)
            ?? JSONValue(parsing: SyntaxTreeRepair.repaired(data), deepest: deepest))
            .flatMap(SyntaxNode.init)
    }
}
