import Foundation
import WorkbookMutation
import WorkbookSystem

/// A search for code that reaches what tests can't control.
package struct SeamSearch: Sendable {
    private let copy: PackageCopy
    private let tools: BugTools

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - folder: A folder in the package.
    ///   - home: The folder of all copies of packages.
    /// - Throws: ``BugProblem/noFolder(_:)`` or ``BugProblem/noPackage(_:)``.
    package init(from folder: URL, home: URL, tools: BugTools) throws {
        copy = PackageCopy(of: try PackageReader.find(from: folder), in: home)
        self.tools = tools
    }

    /// Searches.
    ///
    /// - Parameters:
    ///   - countsTests: Whether to find out how many tests reach each line.
    ///   - progress: Called whenever something begins or ends.
    /// - Throws: ``BugProblem``, or the errors of the file system and of starting programs.
    package func report(
        countsTests: Bool, progress: @escaping @Sendable (SearchPhase) -> Void
    ) async throws -> SeamReport {
        let lock = try await FileLock.acquire(copy.home.appending(path: "lock"))
        defer { lock.release() }
        // What an earlier search left that was killed; usually there is nothing.
        try? FileManager.default.removeItem(at: copy.home.appending(path: "runs"))
        progress(.reading)
        try copy.update()
        try copy.copyDependencies()
        let package = try await PackageReader(copy: copy, tools: tools).read()
        let (code, skippedTargets) = try await PackageMutants.read(
            package.targets, in: copy.original, tools: tools)
        progress(.compiling)
        let build = PackageBuild(copy: copy, tools: tools)
        let result = try await build.run(withTests: false)
        var skipped = skippedTargets
        var files: [TypedFile] = []
        // A target that doesn't compile keeps nobody from reading the others. Without the file, all are named as skipped.
        let commands = CompilerCommands(
            manifest: (try? String(contentsOf: copy.scratch.appending(path: "debug.yaml"), encoding: .utf8))
                ?? "")
        for target in code.modules.map(\.target) {
            progress(.resolving(target.name))
            if let found = try await typedFiles(of: target, commands) {
                files += found
                skipped += missing(target, in: found)
            } else {
                skipped.append((target.name, "the compiler can't type-check it"))
            }
        }
        if files.isEmpty, !result.termination.isSuccess { throw build.problem(result) }
        let judgement = SeamJudgement(files)
        var reach: SeamReach?
        var problem: BugProblem?
        if countsTests && !judgement.findings.isEmpty {
            do {
                reach = try await SeamReach.find(
                    for: judgement.findings, in: code, of: package, copy: copy, tools: tools,
                    progress: progress)
            } catch let error as BugProblem {
                problem = error
            }
        }
        return SeamReport(
            package: package.name, judgement: judgement, code: code, reach: reach, problem: problem,
            skipped: skipped)
    }

    /// Returns the files that the compiler gave no readable tree for.
    private func missing(_ target: SwiftPackage.Target, in found: [TypedFile]) -> [(
        name: String, reason: String
    )] {
        let paths = Set(found.map(\.path))
        return target.sources.filter { !paths.contains($0) }.map {
            ($0, "the compiler's typed tree of it can't be read")
        }
    }

    /// Asks the compiler for the typed trees of a target; `nil` if it doesn't compile.
    private func typedFiles(
        of target: SwiftPackage.Target, _ commands: CompilerCommands
    ) async throws -> [TypedFile]? {
        guard let arguments = commands.treeArguments(of: target.name) else { return nil }
        let output = copy.home.appending(path: "trees.json")
        // Without the file, there are no trees.
        defer { try? FileManager.default.removeItem(at: output) }
        // Trees are long: in a file, they need no memory. For one file the compiler prints them, and for more it reports them.
        let command = Command(
            "/bin/sh", ["-c", #"exec "$@" > "$0" 2>&1"#, output.path] + arguments,
            environment: tools.environment,
            workingDirectory: copy.root.path)
        guard try await tools.runner.run(command, limit: 3600).termination.isSuccess else { return nil }
        let trees = SyntaxTree.trees(in: try Data(contentsOf: output, options: .mappedIfSafe))
        let root = copy.root.path + "/"
        return await trees.concurrentMap(limit: tools.width) { TypedFile(tree: $0) }.compactMap { file in
            guard var file, file.path.hasPrefix(root) else { return nil }
            file.path.removeFirst(root.count)
            return file
        }
    }
}
