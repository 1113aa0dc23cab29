import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns the flags for code of the learner's that uses unsafe memory, except what the exercise needs.
    ///
    /// A call of a function that takes a pointer counts, even if the argument is `nil`.
    /// The modules that it imports must have been built. If the compiler can't answer, that is a flag.
    ///
    /// - Parameter needs: What the exercise needs, from ``ExpectedChecks/needs``.
    func unsafeCode(in workspace: Workspace, except needs: [String]) async -> [Flag] {
        await unsafeCode(in: workspace).filter { flag in
            !needs.contains { flag.reason.hasPrefix("`\($0)`") }
        }
    }

    /// Returns the words for the learner's uses of unsafe memory.
    func unsafeWords(in workspace: Workspace) async -> [String] {
        await unsafeCode(in: workspace).map(\.reason).filter { $0.hasPrefix("`") }.map {
            String($0.dropFirst().prefix { $0 != "`" })
        }
    }

    private func unsafeCode(in workspace: Workspace) async -> [Flag] {
        // The second time, nothing in a cache of modules can be the reason.
        for cache in [workspace.moduleCache, workspace.scratch("modules-for-warnings")] {
            guard let result = try? await typeCheck(workspace, moduleCache: cache) else { continue }
            let flags = UnsafeCodeScan.flags(in: result.errorOutput) { path, line in
                let place = workspace.place(of: path, line: line, column: nil)
                return place.origin == .learner ? place.place : nil
            }
            if result.termination.isSuccess || !flags.isEmpty { return flags }
        }
        return [Flag("the compiler could not check the code for uses of unsafe memory")]
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
                toolchain.tool("swiftc"), arguments + UnsafeCodeScan.arguments + files.map(\.path),
                environment: marked.environment), limit: 60)
    }
}
