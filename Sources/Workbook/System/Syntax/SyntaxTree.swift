import Foundation

/// Asks the compiler for the syntax tree of a file, for which nothing needs to be built.
///
/// It takes about 0.05 s a file (Swift 6.3.1).
package enum SyntaxTree {
    /// Returns the compiler's output for a file, as JSON.
    ///
    /// - Throws: What keeps the compiler from being started. A file with a syntax error has a tree as well, as far as the
    ///   compiler understood it.
    package static func data(
        of file: URL, toolchain: Toolchain, runner: ProcessRunner, environment: [String: String]
    ) async throws -> Data {
        var runner = runner
        // The largest tree of the course has 120 KB; a longer one is cut and cannot be read then.
        runner.outputCap = BoundedFile.largestJSON
        let arguments = ["-frontend", "-dump-parse", "-dump-ast-format", "json", file.path]
        let command = Command(toolchain.tool("swiftc"), arguments, environment: environment)
        return Data(try await runner.run(command, limit: 60).output.utf8)
    }

    /// Reads the compiler's output.
    ///
    /// - Returns: The node of the whole file; `nil` if the data is not a syntax tree.
    package static func node(of data: Data) -> SyntaxNode? {
        // Whoever asks has no use for the reason.
        (try? JSONDecoder().decode(JSONValue.self, from: data)).flatMap(SyntaxNode.init)
    }
}
