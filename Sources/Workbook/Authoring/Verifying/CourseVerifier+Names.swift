import WorkbookGrading
import WorkbookModel

extension CourseVerifier {
    /// Returns the names that the solutions and the starter of an exercise declare and its suite mentions, in alphabetical
    /// order; `nil` if the learner's own tests are the suite.
    func namesForSuite(of exercise: Exercise) async throws -> [String]? {
        if exercise.kind == .tests { return nil }
        let solutions = try Variation.all(of: exercise).filter { $0.expectation == .passes }.map(\.folder)
        var names: Set<String> = []
        for folder in solutions + [exercise.folders.starter] {
            let grading = Grading(
                attempt: Attempt(exercise, in: folder), course: course, toolchain: toolchain, tools: tools
            ) { _ in }
            names.formUnion(try await grading.namesForSuite())
        }
        return names.sorted()
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
