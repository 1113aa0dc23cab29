import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns what the learner's code uses that it may only use if the exercise needs it; nothing if it doesn't compile.
    func usedAccess() async throws -> [String] {
        try await inWorkspace { tests in
            if let build = try await tests.buildChanges(), !build.termination.isSuccess { return [] }
            let list = part.kind == .tests ? AccessScan.all : AccessScan.inProduction
            return AccessScan.uses(in: try await symbols(in: tests.workspace).table, among: list)
                + (await unsafeUses(in: tests.workspace) ?? []).map(\.name)
        }
    }
}
