import Foundation
import WorkbookSystem

/// Translates the compiler's symbol names into the names that people write.
struct Demangler: Sendable {
    var toolchain: Toolchain
    var tools: Tools

    /// Returns the plain names of symbols, in the same order; a symbol that has none keeps its own.
    ///
    /// - Parameter isShort: Whether modules and types of arguments are left out: `Lamp.init(color:)`.
    func names(of symbols: [String], isShort: Bool = false) async throws -> [String] {
        if symbols.isEmpty { return [] }
        let options = ["-compact"] + (isShort ? ["-simplified"] : [])
        let command = Command(
            toolchain.tool("swift-demangle"), options + symbols, environment: tools.environment)
        let lines = try await tools.runner.run(command, limit: 60).output.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.count >= symbols.count else { return symbols }
        return zip(symbols, lines).map { $1.isEmpty ? $0 : String($1) }
    }

    /// Returns what the demangler knows of symbols, a tree for each.
    func trees(of symbols: [String]) async throws -> [String] {
        if symbols.isEmpty { return [] }
        let command = Command(
            toolchain.tool("swift-demangle"), ["-tree-only"] + symbols, environment: tools.environment)
        let output = try await tools.runner.run(command, limit: 60).output
        return output.split(separator: "Demangling for ").map(String.init)
    }
}
