import Foundation
import WorkbookGrading
import WorkbookModel

extension CourseVerifier {
    /// Returns the names that the solutions and the starter of an exercise declare and its suite mentions, in alphabetical
    /// order; `nil` if the learner's own tests are the suite.
    func namesForSuite(of exercise: Exercise) async throws -> [String]? {
        if exercise.kind == .tests { return nil }
        return try await collected(from: exercise) { try await $0.namesForSuite() }
    }

    /// Returns what the solutions and the starter use and others are flagged for, in alphabetical order.
    func needs(of exercise: Exercise) async throws -> [String] {
        try await collected(from: exercise) { try await $0.usedAccess() }
    }

    /// Collects texts from every attempt that may pass, and from the starter.
    private func collected(
        from exercise: Exercise, _ texts: (Grading) async throws -> [String]
    ) async throws -> [String] {
        let solutions = try Variation.all(of: exercise).filter { $0.expectation == .passes }.map(\.folder)
        var all: Set<String> = []
        for folder in solutions + [exercise.folders.starter] {
            all.formUnion(try await texts(grading(of: exercise, in: folder)))
        }
        return all.sorted()
    }

    /// Prepares the grading of a stored attempt.
    func grading(of exercise: Exercise, in folder: URL) -> Grading {
        Grading(
            attempt: Attempt(exercise, in: folder), course: course, toolchain: toolchain, tools: tools
        ) { _ in }
    }

    /// Compares what the solutions and the starter use with what was recorded.
    func findings(forNeeds used: Set<String>, of exercise: Exercise, _ expected: ExpectedChecks) -> [Finding]
    {
        let difference = used.symmetricDifference(expected.needs ?? []).sorted()
        if difference.isEmpty { return [] }
        return [
            .breach(
                exercise.id, "needs",
                "checks.json does not list what the starter and the solutions use "
                    + "(\(difference.joined(separator: ", "))); record it with  grade course record \(exercise.id)"
            )
        ]
    }

    /// Compares the recorded names with those of the solutions.
    func findings(forNamesOf exercise: Exercise, _ expected: ExpectedChecks) async throws -> [Finding] {
        let found = try await namesForSuite(of: exercise)
        if found == expected.names { return [] }
        let difference = Set(found ?? []).symmetricDifference(expected.names ?? []).sorted()
        return [
            .breach(
                exercise.id, "names",
                "checks.json does not list the names that the solutions declare and the suite uses "
                    + "(\(difference.joined(separator: ", "))); record it with  grade course record \(exercise.id)"
            )
        ]
    }
}
