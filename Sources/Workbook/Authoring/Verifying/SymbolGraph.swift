import Foundation
import WorkbookGrading
import WorkbookSystem

/// What a compiled module declares, in the format of `swift-symbolgraph-extract` (DocC's symbol graph, version 0.6).
struct SymbolGraph: Decodable {
    /// A declaration.
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Location: Decodable {
            struct Position: Decodable { var line, character: Int }
            var uri: String
            var position: Position
        }

        struct Extension: Decodable {
            struct Constraint: Decodable { var kind, lhs, rhs: String }
            var constraints: [Constraint]?
        }

        var kind: Kind
        /// The mangled name; if a type, a label or an effect differs, so does this.
        var identifier: Identifier
        /// The names of the types around it, and its own with its labels.
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        /// Where it is written; `nil` for what the compiler adds.
        var location: Location?
        /// The extension in which it is written.
        var swiftExtension: Extension?
        /// The value that the source gives it, in one line; `nil` for one without.
        ///
        /// The graph's file doesn't have it.
        var value: String?
    }

    /// A piece of a declaration, such as a keyword.
    struct Fragment: Decodable { var kind, spelling: String }

    /// How two symbols belong together, such as `conformsTo`.
    struct Relationship: Decodable {
        var kind, source, target: String
        /// The name of a target in another module.
        var targetFallback: String?
    }

    var symbols: [Symbol] = []
    var relationships: [Relationship] = []

    /// Asks the toolchain for everything in a module that tests with `@testable` can use.
    ///
    /// - Parameter modules: The folder of the compiled modules.
    /// - Throws: What keeps the toolchain's program from running, and ``MalformedFile`` if it writes something else.
    init(of module: String, in modules: URL, _ toolchain: Toolchain, _ tools: Tools) async throws {
        let folder = modules.deletingLastPathComponent().appending(path: "\(module).symbols")
        // The first time, there is none.
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arguments = try await tools.platformArguments(for: toolchain)
        let command = Command(
            toolchain.tool("swift-symbolgraph-extract"),
            [
                "-module-name", module, "-I", modules.path, "-minimum-access-level", "internal",
                "-skip-synthesized-members", "-output-dir", folder.path,
            ] + arguments, environment: tools.environment)
        let result = try await tools.runner.run(command, limit: 60)
        // Extensions of another module's types have a file for each such module.
        let files = folder.files(ending: ".symbols.json")
        if files.isEmpty {
            throw MalformedFile(
                file: modules.appending(path: "\(module).swiftmodule"), keyPath: "",
                expected: "a module whose symbols swift-symbolgraph-extract can list",
                found: result.errorOutput.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        var values: [String: InitialValues] = [:]
        for file in files {
            var graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            for (index, symbol) in graph.symbols.enumerated()
            where InitialValues.kinds.contains(symbol.kind.identifier) {
                guard let (uri, place) = symbol.location.map({ ($0.uri, $0.position) }) else { continue }
                // The compiler writes the path as it is, so that a `#` or `%` in it has no other meaning.
                let source = URL(filePath: String(uri.trimmingPrefix("file://")))
                let known = try values[uri] ?? InitialValues(in: Data(contentsOf: source))
                values[uri] = known
                graph.symbols[index].value = known.value(line: place.line, column: place.character)
            }
            symbols += graph.symbols
            relationships += graph.relationships
        }
    }
}
