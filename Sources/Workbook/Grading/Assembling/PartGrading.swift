import Foundation
import WorkbookModel
import WorkbookSystem

/// The grading of one part of an attempt: assembling its workspace, running its checks, and judging the
/// results.
struct PartGrading: Sendable {
    var attempt: PartAttempt
    /// The exercise that the part belongs to.
    let exercise: Exercise
    let course: Course
    let toolchain: Toolchain
    let tools: Tools
    let report: @Sendable (GradingStep) -> Void
    /// The module that takes the place of the attempt's, or of the subject of its tests, in a workspace of its own.
    var versions: ModuleVersions?

    /// How long tests run before it is reported that they take longer than usual.
    var patience = Duration.seconds(15)

    var part: ExercisePart { attempt.part }

    /// The tools, with the mark by which a later grading finds processes that a killed one left running.
    var marked: Tools {
        var marked = tools
        marked.environment[Workspace.markVariable] = packageFolder.path
        return marked
    }

    /// The folder of the workspace, its lock and its event streams.
    var workspaceFolder: URL { Workspace.folder(of: part, in: course, hasVersions: versions != nil) }

    /// The folder of the workspace's package.
    var packageFolder: URL { workspaceFolder.appending(path: Workspace.packageName) }

    /// Runs tests, and reports it if they take longer than usual.
    func reportingDelay<R>(_ body: () async throws -> R) async rethrows -> R {
        let alarm = Task {
            try await Task.sleep(for: patience)
            report(.lingering)
        }
        defer { alarm.cancel() }
        return try await body()
    }
}
