import Foundation
import WorkbookModel
import WorkbookSystem

/// Finds out whether a folder of an exercise's suite is gone, although checks of it are recorded.
///
/// Recording would drop these checks, and with them the only trace of what is missing.
struct MissingSuiteFolder {
    let exercise: Exercise
    let course: Course

    /// Returns a sentence about the folder; `nil` if none is missing.
    func sentence(with recorded: ExpectedChecks) -> String? {
        let folders = exercise.firstPart.folders
        let compileTime = recorded.checks.filter { if case .compileTime = $0.kind { true } else { false } }
        let suite = recorded.checks.filter { if case .suite = $0.kind { true } else { false } }
        return sentence(about: folders.probes, "compile-time checks", compileTime)
            ?? sentence(about: folders.checks, "checks of it", suite)
    }

    private func sentence(about folder: URL, _ what: String, _ checks: [Check]) -> String? {
        if checks.isEmpty || FileKind(of: folder) != .nothing { return nil }
        return
            "there is no folder \(course.relativePath(of: folder)), and checks.json lists \(what) (\(checks.map(\.id).joined(separator: ", "))). Get the folder back. If you removed it on purpose, record the exercise"
    }
}
