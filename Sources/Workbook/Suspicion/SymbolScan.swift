import Foundation

/// Finds symbols in the learner's object files that belong to somebody else.
///
/// A strong symbol whose mangled name does not mention the learner's own module takes the place of another module's
/// function, such as the one that compares what `#expect` is given. Source of the mangling: the Swift repository,
/// docs/ABI/Mangling.rst.
struct SymbolScan: Sendable {
    var module: String
    var objects: [URL]
    var toolchain: Toolchain
    var tools: Tools

    /// The flags of the module.
    func flags() async throws -> [Flag] {
        guard !objects.isEmpty else { return [] }
        let arguments = ["--defined-only", "--extern-only", "-P"] + objects.map(\.path)
        let command = Command(SymbolScan.program(toolchain), arguments, environment: tools.environment)
        let result = try await tools.runner.run(command, limit: 60)
        guard result.termination.isSuccess else {
            throw GraderProblem("the symbols of \(module) could not be read", details: result.errorOutput)
        }
        return SymbolScan.flags(in: result.output, module: module)
    }

    /// The flags of a symbol table in the portable format of `nm` (POSIX): name, kind, value, size.
    static func flags(in table: String, module: String) -> [Flag] {
        var flags: [Flag] = []
        for line in table.split(whereSeparator: \.isNewline) {
            // A name of the compiler's own may hold spaces, so the fields are counted from the end.
            let fields = line.split(separator: " ")
            guard fields.count >= 4 else { continue }
            let kind = fields[fields.count - 3]
            // Linux and macOS differ by an underscore in front.
            let name = String(fields[0]).replacing(/^_(?=\$)/, with: "")
            guard "TDRBS".contains(kind), !name.hasPrefix("symbolic") else { continue }
            if !name.contains("\(module.utf8.count)\(module)") {
                flags.append(
                    Flag("the symbol `\(name)` takes the place of one that belongs to somebody else"))
            } else if isForeignComparison(name, module) {
                flags.append(
                    Flag("the operator `\(name)` changes how values of another module's type are compared"))
            }
        }
        return flags
    }

    /// Whether a symbol is `==` or `!=` in an extension of a type that another module declares.
    private static func isForeignComparison(_ name: String, _ module: String) -> Bool {
        let own = "\(module.utf8.count)\(module)"
        return !name.hasPrefix("$s\(own)") && name.contains("\(own)E")
            && (name.contains("E2eeoi") || name.contains("E2neoi"))
    }

    private static func program(_ toolchain: Toolchain) -> String {
        let own = toolchain.tool("llvm-nm")
        return FileManager.default.isExecutableFile(atPath: own) ? own : "/usr/bin/nm"
    }
}
