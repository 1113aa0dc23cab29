import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// The symbols of a learner's own tests, and the plain names of those that belong to the code under test.
    typealias TestSymbols = (all: ModuleSymbols, subject: [String])

    /// Reads the symbols of the learner's own tests.
    func testSymbols(in workspace: Workspace) async throws -> TestSymbols {
        let all = try await symbols(in: workspace)
        let subject = HiddenUseScan.symbols(ofModule: part.subject ?? "", in: all.table)
        return (all, try await Demangler(toolchain: toolchain, tools: marked).names(of: subject))
    }

    /// Returns what a person should look at in the symbols of the learner's own tests.
    func testFlags(
        for symbols: TestSymbols, _ inspection: Inspection, _ workspace: Workspace
    ) throws -> [Flag] {
        let access = AccessScan(sources: inspection.sources, needs: try ExpectedChecks.needs(of: exercise))
        let hidden = HiddenUseScan(workspace: workspace, sources: inspection.sources)
        return try flags(in: symbols.all, inspection) + access.flags(in: symbols.all.table)
            + hidden.flags(for: symbols.subject)
    }

    /// Returns what the learner's code uses that it may only use if the exercise needs it; nothing if it doesn't compile.
    func usedAccess() async throws -> [String] {
        try await inWorkspace { tests in
            if let build = try await tests.buildChanges(), !build.termination.isSuccess { return [] }
            let list = part.kind == .tests ? AccessScan.all : AccessScan.inProduction
            return AccessScan.uses(in: try await symbols(in: tests.workspace).table, among: list)
                + (await unsafeWords(in: tests.workspace))
        }
    }
}
