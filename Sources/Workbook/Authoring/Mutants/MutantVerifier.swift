import WorkbookGrading
import WorkbookModel
import WorkbookMutation
import WorkbookReporting
import WorkbookSystem

/// Verifies that the hidden suites notice small changes to the references, as planted bugs verify learners' tests.
package struct MutantVerifier: Sendable {
    /// The numbers of a verification.
    package struct Totals: Sendable, Equatable {
        /// The mutants that compile.
        package var compiled = 0
        /// The mutants that do not.
        package var notCompiled = 0
        /// The mutants of references that a hidden suite noticed.
        package var killed = 0
        /// The mutants of references that are listed as equivalent.
        package var equivalent = 0
        /// The mutants of references that no check noticed, and no list explains.
        package var survived = 0
        /// What learners with such code would be told as a likely reason: the mutants' ids, and the sentences.
        package var diagnoses: [(mutant: String, sentence: String)] = []

        package static func == (left: Totals, right: Totals) -> Bool {
            (left.compiled, left.notCompiled, left.killed, left.equivalent, left.survived)
                == (right.compiled, right.notCompiled, right.killed, right.equivalent, right.survived)
        }
    }

    private let course: Course
    private let toolchain: Toolchain
    private let tools: Tools
    private let width: Int

    /// Creates a verifier.
    ///
    /// - Parameter width: How many exercises are verified at once.
    package init(course: Course, toolchain: Toolchain, tools: Tools, width: Int) {
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.width = width
    }

    /// Makes and runs the mutants of exercises.
    ///
    /// - Parameter progress: Called after each exercise with the number of finished ones.
    /// - Returns: The findings in the order of the exercises, and the numbers of all together.
    package func verify(
        _ exercises: [Exercise], progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async -> (findings: [Finding], totals: Totals) {
        let grader = Grader(course: course, toolchain: toolchain, tools: tools, width: width)
        let done = Locked(0)
        let found = await exercises.concurrentMap(limit: width) { exercise in
            let result = await verify(exercise, grader, width: exercises.count == 1 ? width : 1)
            progress(
                done.withLock {
                    $0 += 1
                    return $0
                })
            return result
        }
        var totals = Totals()
        for result in found { totals.add(result.totals) }
        return (found.flatMap(\.findings), totals)
    }

    private func verify(
        _ exercise: Exercise, _ grader: Grader, width: Int
    ) async -> (findings: [Finding], totals: Totals) {
        var findings: [Finding] = []
        var totals = Totals()
        do {
            let equivalent = try EquivalentMutants.load(for: exercise)
            var survivors: [Mutant] = []
            for target in try MutationTarget.all(of: exercise) {
                let run = MutantRun(
                    exercise: exercise, target: target, course: course, toolchain: toolchain, tools: tools,
                    grader: grader, width: width)
                let results = try await run.results()
                totals.count(results)
                if target.isProduction {
                    survivors = results.filter { $0.fate == .survived }.map(\.mutant)
                    let listed = Set(equivalent.mutants.map(\.mutant))
                    totals.killed = results.count { if case .killed = $0.fate { true } else { false } }
                    totals.equivalent = survivors.count { listed.contains($0.id) }
                    totals.survived = survivors.count - totals.equivalent
                    let message =
                        "\(totals.compiled) compile, \(totals.killed) are noticed, \(totals.equivalent) need not be"
                    findings.append(
                        totals.survived == 0
                            ? .fine(exercise.id, "mutants", message)
                            : .breach(exercise.id, "mutants", message + ", \(totals.survived) pass"))
                    findings += survivors.filter { !listed.contains($0.id) }.map {
                        .breach(exercise.id, "line \($0.line)", "passes: \($0.id)")
                    }
                } else {
                    findings.append(try await suggestion(from: results, run))
                }
            }
            findings += stale(equivalent, survivors).map {
                .breach(exercise.id, EquivalentMutants.fileName, $0)
            }
        } catch let problem as MutationProblem {
            findings.append(
                .breach(
                    exercise.id, "mutants",
                    "the reference itself fails when it is built with its mutants: "
                        + problem.reasons.prefix(5).joined(separator: "; ")))
        } catch {
            findings.append(.breach(exercise.id, "mutants", GraderFault(error).text(in: course)))
        }
        return (findings, totals)
    }

    /// Returns what is listed and does not survive.
    private func stale(_ list: EquivalentMutants, _ survivors: [Mutant]) -> [String] {
        let ids = Set(survivors.map(\.id))
        return list.mutants.map(\.mutant).filter { !ids.contains($0) }.map {
            "lists a mutant that does not exist or does not pass: \($0)"
        }
    }

    /// Names the mutants of a subject that the reference's tests notice in a way in which they notice no planted bug.
    private func suggestion(from results: [MutantResult], _ run: MutantRun) async throws -> Finding {
        let known = try await run.failuresByPlantedBugs()
        var caught = 0
        let suggestions = results.compactMap { result -> String? in
            guard case .killed(let tests) = result.fate else { return nil }
            caught += 1
            return known.contains(Set(tests)) ? nil : result.mutant.id
        }
        let compiled = results.count { $0.fate != .notCompiled }
        let list = suggestions.isEmpty ? "" : ": " + suggestions.joined(separator: "; ")
        return .fine(
            run.exercise.id, "mutants of the subject",
            "\(compiled) compile, the reference's tests notice \(caught), and \(suggestions.count) resemble no planted bug\(list)"
        )
    }
}

extension MutantVerifier.Totals {
    /// Adds the numbers of another exercise.
    mutating func add(_ other: Self) {
        compiled += other.compiled
        notCompiled += other.notCompiled
        killed += other.killed
        equivalent += other.equivalent
        survived += other.survived
        diagnoses += other.diagnoses
    }

    /// Counts which mutants compile, and what would be said about them.
    mutating func count(_ results: [MutantResult]) {
        let compiling = results.filter { $0.fate != .notCompiled }
        compiled += compiling.count
        notCompiled += results.count - compiling.count
        diagnoses += compiling.compactMap { result in result.diagnosis.map { (result.mutant.id, $0) } }
    }
}
