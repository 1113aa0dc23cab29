import Foundation
import WorkbookMutation
import WorkbookSystem

/// All mutants of a package, each with a number that stays the same as long as the package does.
struct PackageMutants: Sendable {
    /// A target with its files.
    struct Module: Sendable {
        var target: SwiftPackage.Target
        var sources: [SourceFile]
    }

    /// A mutant and where it belongs.
    struct Numbered: Sendable {
        var mutant: Mutant
        var module: Int
        /// The number of the changed body in the whole package.
        var body: Int
    }

    private(set) var modules: [Module]
    private(set) var all: [Int: Numbered] = [:]
    /// The number of the first body of each file.
    private(set) var firstBodies: [String: Int] = [:]
    /// How many times as long as another one the compiler takes for a body that waits, which it cuts up at each `await`, and how
    /// much more memory: a body of 131 lines with 52 mutants took 9.5 GB.
    private static let costOfWaiting = 4

    /// How many lines each body has, or how many others cost as much.
    private var bodyLines: [Int] = []
    /// The number of bodies.
    var bodyCount: Int { bodyLines.count }
    /// The numbers of mutants that are left out because their bodies have too many.
    private(set) var excess: Set<Int> = []
    /// Files without mutants, and why.
    private(set) var skippedFiles: [(path: String, reason: String)] = []

    /// The fewest lines of a file that are worth a word if they can't be changed.
    private static let fewestHidden = 10

    /// Numbers the mutants.
    init(_ modules: [Module], skippedFiles: [(path: String, reason: String)]) {
        self.modules = modules
        self.skippedFiles = skippedFiles
        for (index, module) in modules.enumerated() {
            for source in module.sources {
                firstBodies[source.name] = bodyCount
                for mutant in Mutator.typicalMutants(of: source) {
                    guard let body = source.body(of: mutant) else { continue }
                    all[all.count + 1] = Numbered(mutant: mutant, module: index, body: bodyCount + body)
                }
                bodyLines += (0..<source.bodyCount).map { body in
                    source.lineCount(ofBody: body) * (source.waits(inBody: body) ? Self.costOfWaiting : 1)
                }
            }
        }
        findExcess()
    }

    /// Returns the most mutants of a body, which is copied for each of them.
    static func mostMutants(ofBodyWith lines: Int) -> Int { max(20, min(120, 9000 / max(1, lines))) }

    private mutating func findExcess() {
        for (body, numbers) in Dictionary(grouping: all.keys, by: { all[$0]?.body ?? 0 }) {
            let most = Self.mostMutants(ofBodyWith: bodyLines[body])
            if numbers.count <= most { continue }
            // They are left out evenly, because those of one place resemble each other.
            let step = Double(numbers.count) / Double(most)
            let sorted = numbers.sorted()
            let kept = Set((0..<most).map { sorted[Int(Double($0) * step)] })
            excess.formUnion(Set(numbers).subtracting(kept))
        }
    }

    /// Where each body begins, and its name: with types if the file has several functions of this name.
    var headings: [(name: String, file: String, line: Int)] {
        modules.flatMap(\.sources).flatMap { source in
            let all = (0..<source.bodyCount).map { source.heading(ofBody: $0) }
            let names = Dictionary(grouping: all, by: \.name)
            return all.map { body in
                (names[body.name]?.count == 1 ? body.name : body.full, source.name, body.line)
            }
        }
    }

    /// Reads the files of a package's targets.
    ///
    /// - Throws: What keeps the compiler from being started.
    static func read(
        _ targets: [SwiftPackage.Target], in root: URL, tools: BugTools
    ) async throws -> (mutants: PackageMutants, skippedTargets: [(name: String, reason: String)]) {
        var modules: [Module] = []
        var files: [(path: String, reason: String)] = []
        var skipped: [(name: String, reason: String)] = []
        for target in targets where !target.isTest {
            if let reason = target.skipped {
                skipped.append((target.name, reason))
                continue
            }
            let read = try await target.sources.concurrentMap(limit: tools.width) { path in
                (path, try await source(path, in: root, tools: tools))
            }
            if read.contains(where: { $0.1?.isForTests ?? false }) {
                skipped.append((target.name, "it is a library for tests"))
                continue
            }
            files += read.compactMap { path, source in
                if source == nil { return (path, "the compiler's syntax tree of it can't be read") }
                if source?.isConditional == true { return (path, "all of it is between #if and #endif") }
                let lines = source?.conditionalLineCount ?? 0
                return lines < Self.fewestHidden
                    ? nil : ("\(lines) lines of \(path)", "between #if and #endif")
            }
            modules.append(Module(target: target, sources: read.compactMap(\.1)))
        }
        return (PackageMutants(modules, skippedFiles: files), skipped)
    }

    /// Returns the digest of everything that decides what tests reach, and how changes end.
    func digest(of package: URL, tools: BugTools) -> ContentDigest {
        var digest = PackageFiles(root: package).digest()
        digest.add(tools.toolchain.identity)
        // Another version of this tool may make other changes, and then bodies have other numbers.
        for number in all.keys.sorted() { digest.add(all[number]?.mutant.id ?? "") }
        return digest
    }

    /// The most bytes of a syntax tree; a file of 10,000 lines has one of about 10 MB.
    private static let largestTree = 64 << 20

    private static func source(_ path: String, in root: URL, tools: BugTools) async throws -> SourceFile? {
        let file = root.appending(path: path)
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let tree = try await SyntaxTree.data(
            of: file, toolchain: tools.toolchain, runner: tools.runner, environment: tools.environment,
            atMost: largestTree)
        return SyntaxTree.quickNode(of: tree).map { SourceFile(name: path, data: data, tree: $0) }
    }

    /// Returns the sources with some mutants in them, and where each mutant is.
    func schemas(
        of numbers: Set<Int>, variable: String, reachVariable: String
    ) -> (files: [String: Data], schemas: [MutantSchema]) {
        var files: [String: Data] = [:]
        let reach = ReachNotes(variable: reachVariable, firstBodies: firstBodies, count: bodyCount)
        let schemas = modules.enumerated().compactMap { index, module -> MutantSchema? in
            let chosen = all.filter { numbers.contains($0.key) && $0.value.module == index }
            if chosen.isEmpty { return nil }
            let names = Set(chosen.values.map(\.mutant.file))
            let sources = module.sources.filter { names.contains($0.name) }
            let schema = MutantSchema(
                of: sources, mutants: chosen.mapValues(\.mutant), variable: variable, reach: reach)
            for (name, data) in schema.files {
                if names.contains(name) {
                    files[name, default: Data()] += data
                } else {
                    // If the manifest lists the sources, no other file would be compiled.
                    let host =
                        module.target.hasFixedSources
                        ? names.sorted().first { !$0.hasSuffix("main.swift") } : nil
                    files[host ?? "\(module.target.path)/Workbook\(name)", default: Data()] +=
                        Data("\n".utf8) + data
                }
            }
            return schema
        }
        return (files, schemas)
    }
}
