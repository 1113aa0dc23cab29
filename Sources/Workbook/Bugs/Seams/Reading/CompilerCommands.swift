import Foundation
import WorkbookSystem

/// How SwiftPM compiles the targets of a package, as it wrote down for its build.
struct CompilerCommands: Sendable {
    /// The arguments by module, from the path of the compiler.
    private var arguments: [String: [String]] = [:]

    /// Reads what SwiftPM wrote: `debug.yaml` in the folder of a build.
    init(manifest: String) {
        var isModule = false
        for line in manifest.split(separator: "\n") {
            if line.hasPrefix("  \"") {
                isModule = line.hasPrefix("  \"C.") && line.hasSuffix(".module\":")
            } else if isModule, line.hasPrefix("    args: ") {
                // A list in YAML's flow style, which SwiftPM writes as JSON.
                let data = Data(line.dropFirst(10).utf8)
                // A target whose arguments can't be read is named as skipped.
                guard let words = try? JSONDecoder().decode([String].self, from: data),
                    let name = words.firstIndex(of: "-module-name"), name + 1 < words.count
                else { continue }
                arguments[words[name + 1]] = words
            }
        }
    }

    /// Returns the arguments that make the compiler print the typed trees of a target's files; `nil` for an unknown target.
    func treeArguments(of target: String) -> [String]? {
        let module = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        guard let all = arguments[module] else { return nil }
        var kept: [String] = []
        var rest = all[...]
        while let argument = rest.popFirst() {
            if CompilerCommands.outputsWithValue.contains(argument) {
                rest = rest.dropFirst()
            } else if !CompilerCommands.outputs.contains(argument) {
                kept.append(argument)
            }
        }
        return kept + [
            "-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", "-suppress-warnings",
        ]
    }

    /// The options about what the compiler writes, which would also replace the files of the build.
    private static let outputs: Set = [
        "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-incremental", "-enable-batch-mode",
        "-serialize-diagnostics", "-parseable-output", "-whole-module-optimization", "-wmo",
        "-suppress-warnings", "-warnings-as-errors", "-emit-const-values",
    ]
    private static let outputsWithValue: Set = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
        "-num-threads",
        "-emit-const-values-path",
    ]
}
