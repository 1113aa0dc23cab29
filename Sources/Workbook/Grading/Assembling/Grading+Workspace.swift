import Foundation
import WorkbookModel
import WorkbookSystem

extension Grading {
    /// Assembles the workspace, and keeps others out of it meanwhile; where no source is to blame, once more from nothing.
    func inWorkspace<R>(_ body: (TestRunner) async throws -> R) async throws -> R {
        do {
            return try await inWorkspace(fromNothing: false, body)
        } catch let error where isWorthAnotherTry(error) {
            return try await inWorkspace(fromNothing: true, body)
        }
    }

    /// - Parameter fromNothing: Whether all that earlier gradings left there is thrown away first.
    private func inWorkspace<R>(
        fromNothing: Bool, _ body: (TestRunner) async throws -> R
    ) async throws -> R {
        let lock = try await FileLock.acquire(
            Workspace.folder(of: exercise, in: course).appending(path: "lock"),
            whileWaiting: { report(.waiting) })
        defer { lock.release() }
        let tools = marked
        let mark = "\(Workspace.markVariable)=\(packageFolder.path)"
        SessionTree.endLeftovers(mark: mark)
        // Also what left the session on purpose has nothing to do here any more once grading is over.
        defer { SessionTree.endLeftovers(mark: mark) }
        report(.checking)
        if fromNothing {
            try BuildStamp(root: packageFolder, buildFolderName: toolchain.buildFolderName).clear()
            if FileManager.default.fileExists(atPath: packageFolder.path) {
                try FileManager.default.removeItem(at: packageFolder)
            }
            ModuleCache(folder: ModuleCache.folder(in: course), toolchain: toolchain, tools: tools).clear()
        }
        let workspace = try Workspace.assemble(attempt, course: course, toolchain: toolchain)
        async let cache: Void = ModuleCache(folder: workspace.moduleCache, toolchain: toolchain, tools: tools)
            .fill()
        let result = try await body(
            TestRunner(
                workspace: workspace, toolchain: toolchain, runner: tools.runner,
                environment: tools.environment,
                limits: .init(
                    build: tools.limits.build, run: tools.limits.run, check: exercise.secondsPerCheck),
                isolation: tools.isolation))
        await cache
        return result
    }

    /// The tools, with the mark by which a later grading finds what a killed one left running.
    var marked: Tools {
        var marked = tools
        marked.environment[Workspace.markVariable] = packageFolder.path
        return marked
    }

    private var packageFolder: URL {
        Workspace.folder(of: exercise, in: course).appending(path: Workspace.packageName)
    }
}
