import Foundation
import WorkbookModel
import WorkbookSystem

/// Reads the symbols of the learner's object files, both those that replace another module's and those of the
/// system.
///
/// A strong symbol whose mangled name does not mention the learner's own module replaces a function of
/// another module, such as the one that compares the values of `#expect`. Source of the mangling: the Swift
/// repository, docs/ABI/Mangling.rst.
struct SymbolScan: Sendable {
    var module: String
    var objects: [URL]
    /// The sources of the objects, to find the place of a flag.
    var sources: [ImportScan.Source]
    var code: SourceScan.Code
    var toolchain: Toolchain
    var tools: Tools

    /// Returns the flags of the module.
    func flags() async throws -> [Flag] {
        guard !objects.isEmpty else { return [] }
        let arguments = ["--extern-only", "-P"] + objects.map(\.path)
        let command = Command(SymbolScan.program(toolchain), arguments, environment: tools.environment)
        let result = try await tools.runner.run(command, limit: 60)
        guard result.termination.isSuccess else {
            throw GraderProblem("the symbols of \(module) could not be read", details: result.errorOutput)
        }
        let imports = ImportScan.flags(in: result.output, sources: sources, code: code)
        let suspects = SymbolScan.suspects(in: result.output, module: module)
        if suspects.isEmpty { return imports }
        let names = try await Demangler(toolchain: toolchain, tools: tools).names(of: suspects)
        return imports + SymbolScan.flags(for: suspects, plain: names, module: module)
    }

    /// Returns the strong symbols of a table in the portable format of `nm` (POSIX: name, kind, value, size)
    /// that do not contain the module's name, or that compare values of another module's type.
    ///
    /// The compiler may abbreviate a module's name, so these are only suspects.
    static func suspects(in table: String, module: String) -> [String] {
        table.split(whereSeparator: \.isNewline).compactMap { line in
            // A name may contain spaces, so the fields are counted from the end.
            let fields = line.split(separator: " ")
            guard fields.count >= 4 else { return nil }
            let kind = fields[fields.count - 3]
            // On macOS, unlike on Linux, names have a leading underscore.
            let name = String(fields[0]).replacing(/^_(?=\$)/, with: "")
            guard "TDRBS".contains(kind), !name.hasPrefix("symbolic") else { return nil }
            let isOwn = name.contains("\(module.utf8.count)\(module)")
            return isOwn && !isForeignComparison(name, module) ? nil : name
        }
    }

    /// Returns the flags of suspects, whose demangled names show which module they belong to.
    static func flags(for suspects: [String], plain: [String], module: String) -> [Flag] {
        zip(suspects, plain).compactMap { name, words in
            if isForeignComparison(name, module) {
                return Flag("`\(words)` changes how values of another module's type are compared")
            }
            let mentionsModule = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
                $0 == module
            }
            return mentionsModule
                ? nil : Flag("the symbol `\(words)` replaces a symbol that belongs to other code")
        }
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
