import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns where the learner's code uses unsafe memory; `nil` if the compiler can't tell.
    ///
    /// A call of a function that takes a pointer counts, even if the argument is `nil`.
    /// The modules that it imports must have been built.
    func unsafeUses(in workspace: Workspace) async -> [UnsafeCodeScan.Use]? {
        // The second time, nothing in a cache of modules can be the reason.
        for cache in [workspace.moduleCache, workspace.scratch("modules-for-warnings")] {
            guard let result = try? await typeCheck(workspace, moduleCache: cache) else { continue }
            let uses = UnsafeCodeScan.uses(in: result.errorOutput) { path, line in
                let place = workspace.place(of: path, line: line, column: nil)
                return place.origin == .learner ? place.place : nil
            }
            if result.termination.isSuccess || !uses.isEmpty { return uses }
        }
        return nil
    }

    /// Type-checks the learner's module with the compiler's warnings about unsafe memory.
    private func typeCheck(_ workspace: Workspace, moduleCache: URL) async throws -> ProcessResult {
        let arguments = try await CheckedFile.typeChecking(
            part.module, searching: workspace.searching(cache: moduleCache), toolchain: toolchain,
            tools: marked)
        let files = workspace.listSources(of: part.module, ofTests: part.kind == .tests)
        var runner = marked.runner
        // One use of a pointer makes up to ten messages.
        runner.outputCap = 16 << 20
        return try await runner.run(
            Command(
                toolchain.frontend, arguments + UnsafeCodeScan.arguments + files.map(\.path),
                environment: marked.environment), limit: 60)
    }
}
