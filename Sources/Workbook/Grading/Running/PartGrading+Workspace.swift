import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Assembles the workspace and does something in it, while no other `grade` uses it.
    ///
    /// If something fails that no source explains, everything is built from nothing and tried again once.
    func inWorkspace<R>(_ body: (TestRunner) async throws -> R) async throws -> R {
        do {
            return try await inWorkspace(fromNothing: false, body)
        } catch let error where isWorthAnotherTry(error) {
            return try await inWorkspace(fromNothing: true, body)
        }
    }

    /// - Parameter fromNothing: Whether to remove what earlier gradings left there.
    private func inWorkspace<R>(
        fromNothing: Bool, _ body: (TestRunner) async throws -> R
    ) async throws -> R {
        // A stranger's course may have come with a build folder.
        try FileKind.removeLinks(
            from: course.buildFolder, to: Workspace.runs(in: workspaceFolder).appending(path: "suite"))
        let lock = try await FileLock.acquire(
            workspaceFolder.appending(path: "lock"),
            whileWaiting: { report(.waiting) })
        defer { lock.release() }
        let tools = marked
        let mark = "\(Workspace.markVariable)=\(packageFolder.path)"
        SessionTree.endLeftovers(mark: mark)
        // Processes that left their session on purpose are ended here.
        defer { SessionTree.endLeftovers(mark: mark) }
        // A grading that was killed may have left some; without any, there is nothing to remove.
        try? FileManager.default.removeItem(at: Workspace.runs(in: workspaceFolder))
        report(.checking)
        if fromNothing {
            try BuildStamp(root: packageFolder, buildFolderName: toolchain.buildFolderName).clear()
            if FileManager.default.fileExists(atPath: packageFolder.path) {
                try FileManager.default.removeItem(at: packageFolder)
            }
            ModuleCache(folder: ModuleCache.folder(in: course), toolchain: toolchain, tools: tools).clear()
        }
        try FileKind.removeLinks(from: workspaceFolder, to: packageFolder.appending(path: ".build"))
        let workspace = try Workspace.assemble(
            attempt, course: course, toolchain: toolchain, versions: versions)
        async let cache: Void = ModuleCache(folder: workspace.moduleCache, toolchain: toolchain, tools: tools)
            .fill()
        let result = try await body(
            TestRunner(
                workspace: workspace, toolchain: toolchain, runner: tools.runner,
                environment: tools.environment,
                limits: .init(
                    build: tools.limits.build, run: tools.limits.run, check: part.secondsPerCheck),
                isolation: tools.isolation))
        await cache
        return result
    }
}
