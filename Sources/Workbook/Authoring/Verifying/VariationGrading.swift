import WorkbookGrading
import WorkbookModel

/// Grades the stored attempts of an exercise.
struct VariationGrading {
    let exercise: Exercise
    let course: Course
    let grader: Grader
    let suite: ObservedSuite
    /// What was recorded about the rejected variations.
    let recorded: WrongTurns?

    /// Grades all attempts, and finds out what those that may pass and the starter use.
    ///
    /// - Parameters:
    ///   - expected: The recorded checks; without them, nobody knows what the starter must fail, and it is left out.
    ///   - step: Called after each attempt.
    /// - Returns: The starter, the reference and the others; only the reference if it is broken.
    func attempts(
        _ expected: ExpectedChecks?, _ step: @Sendable () -> Void
    ) async throws -> [GradedVariation] {
        // The starter comes last, because the reference was built just now.
        let variations = try Variation.all(of: exercise)
        let starter = expected.map { Variation.starter(of: exercise, $0) }
        var graded: [GradedVariation] = []
        for variation in variations {
            graded.append(try await attempt(variation, isBasis: variation.expectation == .passes))
            step()
            guard graded.count == 1 else { continue }
            // Every other attempt would end for the same reason.
            if graded[0].isBrokenReference { return graded }
            // Now, it needs no other build.
            if graded[0].mayPass { graded[0].scrambled = try await suite.scrambledOutcome() }
        }
        let beginning: [GradedVariation]
        if let starter {
            beginning = [try await attempt(starter, isBasis: true)]
            step()
        } else {
            beginning = []
        }
        // This takes the place of the suite's subject in the build, so it comes after everything else.
        if graded[0].result.outcome == .passed {
            graded[0].givenProblems = try await GivenSubject(of: suite)?.problems() ?? []
        }
        return beginning + graded
    }

    /// Returns what grades a variation.
    ///
    /// The reference's checks also run alone: with one attempt, that shows whether checks depend on each other.
    ///
    /// - Parameter isAgain: Whether it is graded without what was kept from earlier runs.
    private func grader(for variation: Variation, isAgain: Bool = false) -> Grader {
        let isReference = variation.name == Variation.referenceName && exercise.kind != .tests
        guard isReference || isAgain else { return grader }
        var tools = suite.tools
        tools.runsChecksAlone = isReference
        if isAgain && tools.results is ResultCache { tools.results = nil }
        return Grader(course: course, toolchain: suite.toolchain, tools: tools, width: 1)
    }

    /// Grades an attempt.
    ///
    /// - Parameter isBasis: Whether the suite allows what it uses.
    private func attempt(_ variation: Variation, isBasis: Bool) async throws -> GradedVariation {
        let attempt = Attempt(exercise, in: variation.folder)
        let verdict = await grader(for: variation).grade(attempt)
        var result = VariationResult(verdict, in: course)
        if result.outcome == .didNotCompile, verdict.diagnostics.contains(where: { $0.place == nil }) {
            // Learners read what their code lacks; an author has to find the line.
            let errors = try await suite.grading(of: attempt).compilerErrors()
            result.remarks = errors.map(\.words)
            result.brokenFiles = errors.map { $0.place?.path ?? "" }
            result.remarks = variation.misfit(result, of: exercise, in: course) + result.remarks
        }
        var graded = GradedVariation(variation: variation, result: result)
        if graded.isSurprising(for: exercise, in: course, recorded) {
            // A check that depends on chance blames the right code, or a change, in one run out of some.
            let again = VariationResult(
                await grader(for: variation, isAgain: true).grade(attempt), in: course)
            graded.change = ChangingResult(result, again)
        }
        let isBroken = result.outcome == .didNotCompile || result.outcome == .graderError
        // It is built already.
        if isBasis && !isBroken { graded.used = try await suite.grading(of: attempt).usedAccess() }
        return graded
    }
}
