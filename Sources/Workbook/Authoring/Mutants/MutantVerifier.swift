import WorkbookGrading
import WorkbookModel
import WorkbookMutation
import WorkbookReporting
import WorkbookSystem

/// Verifies that the hidden suites notice small changes to the references, as planted bugs verify learners' tests.
package struct MutantVerifier: Sendable {
    private let course: Course
    private let toolchain: Toolchain
    private let tools: Tools
    private let width: Int

    /// Creates a verifier.
    ///
    /// - Parameter width: How many exercises are verified at once, or how many mutants of a single one.
    package init(course: Course, toolchain: Toolchain, tools: Tools, width: Int) {
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.width = width
    }

    /// The findings about mutants, and the numbers of them.
    private struct Outcome: Sendable {
        var findings: [Finding] = []
        var totals = MutantTotals()
    }

    /// Makes and runs the mutants of exercises.
    ///
    /// - Parameter progress: Called after each exercise with the number of finished ones.
    /// - Returns: The findings in the order of the exercises, and the numbers of all together.
    package func verify(
        _ exercises: [Exercise], progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async -> (findings: [Finding], totals: MutantTotals) {
        let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: width)
        let done = Locked(0)
        let widthEach = exercises.count == 1 ? width : 1
        let outcomes = await exercises.concurrentMap(limit: width) { exercise in
            let outcome = await outcome(of: exercise, grader, width: widthEach)
            progress(
                done.withLock {
                    $0 += 1
                    return $0
                })
            return outcome
        }
        var totals = MutantTotals()
        for outcome in outcomes { totals.add(outcome.totals) }
        return (outcomes.flatMap(\.findings), totals)
    }

    private func outcome(of exercise: Exercise, _ grader: Grader, width: Int) async -> Outcome {
        var outcome = Outcome()
        do {
            let equivalent = try EquivalentMutants.load(for: exercise)
            let listed = Set(equivalent.mutants.map(\.mutant))
            var survivors: Set<String> = []
            for target in try MutationTarget.all(of: exercise) {
                let run = MutantRun(
                    exercise: exercise, target: target, course: course, toolchain: toolchain, tools: tools,
                    grader: grader, width: width)
                let results = try await run.results()
                let totals = MutantTotals(of: results, isProduction: target.isProduction, listed: listed)
                outcome.totals.add(totals)
                if target.isProduction {
                    outcome.findings += findings(about: results, totals, listed, exercise)
                    survivors = Set(results.filter { $0.fate == .survived }.map(\.mutant.id))
                } else {
                    outcome.findings +=
                        suggestions(from: results, known: try await run.failuresByPlantedBugs(), exercise)
                }
            }
            outcome.findings += equivalent.mutants.map(\.mutant).filter { !survivors.contains($0) }.map {
                .breach(
                    exercise.id, EquivalentMutants.fileName,
                    "lists a mutant that does not exist or that a check notices: \($0)")
            }
        } catch let problem as MutationProblem {
            outcome.findings.append(
                .breach(
                    exercise.id, "mutants",
                    "the original itself fails when it is built with its mutants: "
                        + problem.reasons.prefix(5).joined(separator: "; ")))
        } catch {
            outcome.findings.append(.breach(exercise.id, "mutants", error, in: course))
        }
        return outcome
    }

    /// Returns which mutants of a reference pass without an explanation.
    private func findings(
        about results: [MutantResult], _ totals: MutantTotals, _ listed: Set<String>, _ exercise: Exercise
    ) -> [Finding] {
        let message =
            "\(totals.compiled) compile: \(totals.noticed) are noticed, \(totals.equivalent) need not be"
        if totals.survived == 0 { return [.fine(exercise.id, "mutants", message)] }
        return [.breach(exercise.id, "mutants", message + ", \(totals.survived) pass")]
            + results.filter { $0.fate == .survived && !listed.contains($0.mutant.id) }.map {
                .breach(exercise.id, "line \($0.mutant.line)", "passes: \($0.mutant.id)")
            }
    }

    /// Names the mutants of a subject that the reference's tests notice as they notice no planted bug.
    ///
    /// - Parameter known: The tests that notice a planted bug, for each of the bugs.
    private func suggestions(
        from results: [MutantResult], known: Set<Set<String>>, _ exercise: Exercise
    ) -> [Finding] {
        let caught = results.compactMap { result -> (mutant: Mutant, tests: [String])? in
            if case .killed(let tests) = result.fate { (result.mutant, tests) } else { nil }
        }
        let suggestions = caught.filter { !known.contains(Set($0.tests)) }.map(\.mutant)
        let compiled = results.count { $0.fate != .notCompiled }
        let summary = Finding.fine(
            exercise.id, "mutants of the subject",
            "\(compiled) compile: the reference's tests notice \(caught.count), "
                + "of which \(suggestions.count) resemble no planted bug")
        return [summary] + suggestions.map { .fine(exercise.id, "line \($0.line)", $0.id) }
    }
}
