import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// What the type checker says about the learner's files.
    struct TypeCheckedCode {
        /// Where they use unsafe memory.
        ///
        /// A call of a function that takes a pointer counts, even if the argument is `nil`.
        var unsafeUses: [UnsafeCodeScan.Use]
        /// What they use of the system and of the language, and shouldn't.
        var findings: [AllowedDeclarations.Finding]
    }

    /// Type-checks the learner's files once more; `nil` if the compiler can't.
    ///
    /// The modules that they import must have been built.
    ///
    /// - Parameter allowed: What the task needs, from ``ExpectedChecks/names``.
    func typeChecked(
        _ sources: [LearnerSource], allowed: Set<String>, in workspace: Workspace
    ) async -> TypeCheckedCode? {
        // The second time, nothing in a cache of modules can be the reason.
        for cache in [workspace.moduleCache, workspace.scratch("modules-for-warnings")] {
            guard let (result, trees) = try? await typeCheck(workspace, moduleCache: cache) else { continue }
            let uses = UnsafeCodeScan.uses(in: result.errorOutput) { path, line in
                let place = workspace.place(of: path, line: line, column: nil)
                return place.origin == .learner ? place.place : nil
            }
            guard result.termination.isSuccess || !uses.isEmpty else { continue }
            return TypeCheckedCode(
                unsafeUses: uses,
                findings: findings(in: trees, result.errorOutput, sources, allowed, workspace))
        }
        return nil
    }

    private func findings(
        in trees: [Data], _ output: String, _ sources: [LearnerSource], _ allowed: Set<String>,
        _ workspace: Workspace
    ) -> [AllowedDeclarations.Finding] {
        let built = workspace.modules.files(ending: ".swiftmodule").map {
            $0.deletingPathExtension().lastPathComponent
        }
        let modules = Set(built + [part.module])
        let list = AllowedDeclarations(
            code: part.kind == .tests ? .tests : .production,
            isBesideSubject: exercise.secondPart?.carries.isEmpty == false,
            words: AllowedDeclarations.words(in: sources.map(\.text)), allowed: allowed, course: modules,
            effects: Set(course.manifest.effects))
        let others = modules.subtracting(list.modulesWithEffects)
        let used = Set(trees.flatMap { UsedDeclaration.all(in: $0, except: others) })
        let inherited = trees.flatMap { UsedDeclaration.inheritedInitializers(in: $0, except: modules) }
        let witnesses = Set(UsedDeclaration.witnesses(in: Data(trees.joined()), except: others))
        let uses = used.union(inherited).sorted { $0.plainName < $1.plainName }
        let races = [
            RaceScan.finding(
                of: uses, in: sources, trees, output: output,
                areTests: list.code == .tests || list.isBesideSubject)
        ].compactMap(\.self)
        return (uses.compactMap(list.finding(for:)) + witnesses.compactMap(list.finding(forWitness:)))
            .sorted { $0.declaration.plainName < $1.declaration.plainName }
            + (part.kind == .tests ? [] : ConformanceScan.findings(in: Data(trees.joined()), of: part.module))
            + races + CFormatScan.findings(of: uses, in: trees)
    }

    /// Type-checks the learner's files with the compiler's warnings about unsafe memory.
    ///
    /// - Returns: What the compiler said, and the trees of the files.
    private func typeCheck(
        _ workspace: Workspace, moduleCache: URL
    ) async throws -> (result: ProcessResult, trees: [Data]) {
        let folder = workspace.scratch("used")
        try? FileManager.default.removeItem(at: folder)  // absent at first
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = workspace.listSources(of: part.module, ofTests: part.kind == .tests)
        let own = files.filter { workspace.place(of: $0.path, line: 1, column: nil).origin == .learner }
        let trees = own.map { folder.appending(path: $0.lastPathComponent + ".json") }
        let others = files.filter { !own.contains($0) }
        let arguments =
            try await CheckedFile.typeChecking(
                part.module, searching: workspace.searching(cache: moduleCache), toolchain: toolchain,
                tools: marked)
            + UnsafeCodeScan.arguments + ["-dump-ast", "-dump-ast-format", "json"]
            + zip(own, trees).flatMap { ["-primary-file", $0.path, "-o", $1.path] } + others.map(\.path)
        var runner = marked.runner
        // One use of a pointer makes up to ten messages.
        runner.outputCap = 16 << 20
        let command = try Command(toolchain.frontend, arguments, environment: marked.environment).limited(
            by: .typeChecking)
        let result = try await runner.run(command, limit: 60)
        return (result, trees.compactMap { FileManager.default.contents(atPath: $0.path) })
    }

    /// Returns what the learner's code uses that it may only use if the exercise needs it; nothing if it doesn't compile.
    func usedAccess() async throws -> [String] {
        try await inWorkspace { tests in
            if let build = try await tests.buildChanges(), !build.termination.isSuccess { return [] }
            // The list of checks, which says what the task allows, may not have been recorded yet.
            let sources = try await learnerSources(in: "syntax")
            guard let code = await typeChecked(sources, allowed: [], in: tests.workspace) else { return [] }
            return code.findings.compactMap(\.need) + code.unsafeUses.map(\.name)
        }
    }
}

extension ResourceLimits {
    /// The limits of a compiler that prints trees: a test function's takes up to 100 KB.
    fileprivate static let typeChecking = ResourceLimits(
        wallSeconds: 60, cpuSeconds: 60, fileBytes: 128 << 20)
}
