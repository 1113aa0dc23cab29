import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Grades the part.
    ///
    /// - Throws: What keeps the part from being graded; ``verdict(for:)`` makes it a verdict.
    func verdict() async throws -> Verdict {
        do {
            return try await inWorkspace { tests in
                let verdict = try await part.kind == .tests ? gradeTests(tests) : gradeSuite(tests)
                // A compiler whose parts are missing reports errors in any source.
                if verdict.outcome == .didNotCompile && toolchain.isMissing() {
                    throw MachineFault.toolchainGone(toolchain.swift)
                }
                let lacks = verdict.notes.contains { if case .undeclared = $0 { true } else { false } }
                let empty = verdict.outcome == .didNotCompile || lacks ? attempt.listEmptyFiles() : []
                return verdict.preceded(by: empty.map { .emptyFile($0) } + tests.workspace.notes)
            }
        } catch let failure as LinkFailure {
            return try await verdict(for: failure)
        } catch let crash as CompilerCrash {
            return try await verdict(for: crash)
        }
    }
}
