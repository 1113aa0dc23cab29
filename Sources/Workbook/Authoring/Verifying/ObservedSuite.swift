import WorkbookGrading
import WorkbookModel
import WorkbookSystem

/// What the suite of an exercise reports about the solutions, and what they declare and use.
struct ObservedSuite {
    let exercise: Exercise
    let course: Course
    let toolchain: Toolchain
    let tools: Tools

    /// Returns the list of checks as it should be recorded, without what the starter fails.
    ///
    /// - Parameter needs: What the solutions and the starter use.
    func checks(needs: [String]) async throws -> ExpectedChecks {
        var list = ExpectedChecks(checks: try await reportedChecks(), starterFails: [])
        list.names = try await names()
        list.needs = needs.isEmpty ? nil : needs
        return list
    }

    /// Returns the checks that report for the reference, in the order of the suite.
    private func reportedChecks() async throws -> [Check] {
        let planted = try exercise.parts.filter { $0.kind == .tests }.flatMap { part in
            PlantedBugs(variants: try Variants.load(for: part)).checks
        }
        if exercise.kind == .tests { return planted }
        return try await grading(of: Attempt(exercise, in: exercise.folders.reference)).reportedChecks()
            + planted
    }

    /// Returns how the reference's tests end with the variant in which everything must be wrong; `nil` if there is none.
    func scrambledOutcome() async throws -> ScrambledOutcome? {
        guard let part = exercise.parts.first(where: { $0.kind == .tests }) else { return nil }
        let results = try await grading(of: Attempt(exercise, in: exercise.folders.reference)).results(
            of: part, with: nil, ids: [try Variants.load(for: part).scrambled], width: 1)
        guard case .ran(let found) = results, let result = found.first else { return nil }
        return result.stop.map(ScrambledOutcome.stopped) ?? (result.isClean ? .unnoticed : .noticed)
    }

    /// Returns the names that the solutions and the starter of an exercise declare and its suite mentions, in alphabetical
    /// order; `nil` if the learner's own tests are the suite.
    private func names() async throws -> [String]? {
        if exercise.kind == .tests { return nil }
        return try await collected { try await $0.namesForSuite() }
    }

    /// Returns what the solutions and the starter use and others are flagged for, in alphabetical order.
    func needs() async throws -> [String] { try await collected { try await $0.usedAccess() } }

    /// Collects texts from every attempt that may pass, and from the starter.
    private func collected(_ texts: (Grading) async throws -> [String]) async throws -> [String] {
        let solutions = try Variation.all(of: exercise).filter { $0.expectation == .passes }.map(\.folder)
        var all: Set<String> = []
        for folder in solutions + [exercise.folders.starter] {
            all.formUnion(try await texts(grading(of: Attempt(exercise, in: folder))))
        }
        return all.sorted()
    }

    /// Prepares the grading of a stored attempt.
    func grading(of attempt: Attempt) -> Grading {
        Grading(attempt: attempt, course: course, toolchain: toolchain, tools: tools) { _ in }
    }
}
