import Foundation
import WorkbookSystem

/// What the object files of a module define and use.
struct ModuleSymbols: Sendable {
    /// The symbols of the module in the portable format of `nm` (POSIX: name, kind, value, size).
    var table: String
    /// The symbols that may belong to other modules, and their plain names.
    var suspects: [String]
    var suspectNames: [String]
    /// The demangler's trees for the symbols that the suite uses.
    var usedTrees: [String]
}

/// Reads the symbols of object files with the toolchain's own tools.
struct SymbolReader: Sendable {
    var toolchain: Toolchain
    var tools: Tools

    /// Reads the symbols of a module, and which of them other objects use.
    ///
    /// - Throws: ``GraderProblem`` if the files can't be read.
    func symbols(of module: String, in objects: [URL], usedBy users: [URL]) async throws -> ModuleSymbols {
        async let other = table(of: users)
        let table = try await table(of: objects)
        let demangler = Demangler(toolchain: toolchain, tools: tools)
        let suspects = SymbolScan.suspects(in: table, module: module)
        async let names = demangler.names(of: suspects)
        let used = SymbolReader.symbols(definedIn: table, usedIn: try await other)
        return ModuleSymbols(
            table: table, suspects: suspects, suspectNames: try await names,
            usedTrees: try await demangler.trees(of: used))
    }

    private func table(of objects: [URL]) async throws -> String {
        if objects.isEmpty { return "" }
        let arguments = ["--extern-only", "-P"] + objects.map(\.path)
        let command = Command(SymbolReader.program(toolchain), arguments, environment: tools.environment)
        var runner = tools.runner
        // A suite has up to two thousand symbols, some of them with very long names.
        runner.outputCap = 16 << 20
        let result = try await runner.run(command, limit: 60)
        guard result.termination.isSuccess else {
            throw GraderProblem("the symbols of the code could not be read", details: result.errorOutput)
        }
        return result.output
    }

    /// Returns the symbols that one table of `nm` defines and another needs, in alphabetical order.
    static func symbols(definedIn one: String, usedIn other: String) -> [String] {
        func names(_ table: String, _ kinds: String) -> Set<Substring> {
            table.split(whereSeparator: \.isNewline).reduce(into: []) { names, line in
                let fields = line.split(separator: " ", maxSplits: 2)
                if fields.count > 1, fields[1].count == 1, kinds.contains(fields[1]) {
                    names.insert(fields[0])
                }
            }
        }
        return names(one, "TDRBSWVui").intersection(names(other, "Uwv")).map {
            // On macOS, unlike on Linux, names have a leading underscore.
            String($0).replacing(/^_(?=\$)/, with: "")
        }.sorted()
    }

    private static func program(_ toolchain: Toolchain) -> String {
        let own = toolchain.tool("llvm-nm")
        return FileManager.default.isExecutableFile(atPath: own) ? own : "/usr/bin/nm"
    }
}
