import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookMutation
import WorkbookSystem

/// A run of the mutants of one target.
struct MutantRun: Sendable {
    var exercise: Exercise
    var target: MutationTarget
    var course: Course
    var toolchain: Toolchain
    var tools: Tools
    var grader: Grader
    /// How many processes may run at once.
    var width: Int

    private var grading: Grading {
        Grading(
            attempt: Attempt(exercise, in: exercise.folders.reference), course: course, toolchain: toolchain,
            tools: tools
        ) { _ in }
    }

    /// Makes the mutants, and runs them.
    ///
    /// - Throws: What keeps the original from being built or from passing.
    func results() async throws -> [MutantResult] {
        let sources = try await target.sources(toolchain: toolchain, tools: tools)
        let mutants = sources.flatMap(Mutator.mutants)
        let numbered = Dictionary(uniqueKeysWithValues: mutants.enumerated().map { ($0 + 1, $1) })
        let together = numbered.filter { $0.value.canShareBuild }
        var fates = try await fatesTogether(together, of: sources)
        if target.isProduction {
            for (number, mutant) in numbered.filter({ !$0.value.canShareBuild }).sorted(by: {
                $0.key < $1.key
            }) {
                fates[number] = try await resultAlone(mutant, of: sources)
            }
        }
        return fates.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Runs mutants that one build contains.
    ///
    /// If wrapped properties do not compile, or change the original, each property is tried by itself.
    private func fatesTogether(
        _ mutants: [Int: Mutant], of sources: [SourceFile]
    ) async throws -> [Int: MutantResult] {
        let all = try await runTogether(mutants, of: sources)
        if case .ran(let results) = all { return results }
        var results: [Int: MutantResult] = [:]
        let groups = Dictionary(grouping: mutants.keys) { number in
            mutants[number].flatMap { $0.changesStorage ? "\($0.file) \($0.declaration)" : nil } ?? ""
        }
        for (name, numbers) in groups.sorted(by: { $0.key < $1.key }) {
            let group = mutants.filter { numbers.contains($0.key) }
            switch try await runTogether(group, of: sources) {
            case .ran(let found): results.merge(found) { old, _ in old }
            case .failed(let reasons) where name.isEmpty: throw MutationProblem(reasons: reasons)
            case .failed:
                for (number, mutant) in group {
                    results[number] = MutantResult(mutant: mutant, fate: .notCompiled)
                }
            }
        }
        return results
    }

    /// How the run of a schema ended.
    private enum SchemaOutcome {
        case ran([Int: MutantResult])
        /// It is unclear which mutant does not compile, or the original does not pass.
        case failed([String])
    }

    /// Builds a schema, without the mutants that do not compile, and runs the others.
    private func runTogether(
        _ mutants: [Int: Mutant], of sources: [SourceFile]
    ) async throws -> SchemaOutcome {
        var results: [Int: MutantResult] = [:]
        var rest = mutants
        while true {
            let schema = MutantSchema(of: sources, mutants: rest, variable: ModuleVersions.variable)
            let versions = try target.versions(replacing: schema.files)
            switch try await grading.results(of: target.part, with: versions, ids: ["0"], width: 1) {
            case .didNotCompile(let problems):
                let broken = Set(problems.flatMap { schema.mutants(atLine: $0.line, of: $0.file) })
                if broken.isEmpty { return .failed(problems.map { "\($0.file) \($0.line): \($0.message)" }) }
                for number in broken {
                    guard let mutant = rest.removeValue(forKey: number) else { continue }
                    results[number] = MutantResult(mutant: mutant, fate: .notCompiled)
                }
            case .ran(let original):
                guard original.allSatisfy(\.isClean) else { return .failed(original.flatMap(\.failing)) }
                let ids = rest.keys.sorted().map(String.init)
                guard
                    case .ran(let found) = try await grading.results(
                        of: target.part, with: versions, ids: ids, width: width)
                else { return .failed(["the second build failed, although the first one succeeded"]) }
                for result in found {
                    guard let number = Int(result.id), let mutant = rest[number] else { continue }
                    results[number] = MutantResult(
                        mutant: mutant, fate: result.isClean ? .survived : .killed(by: result.failing),
                        diagnosis: try grading.diagnosis(of: result))
                }
                return .ran(results)
            }
        }
    }

    /// Grades a mutant as if a learner had handed it in.
    private func resultAlone(_ mutant: Mutant, of sources: [SourceFile]) async throws -> MutantResult {
        let folder = course.buildFolder.appending(path: "mutants/\(exercise.id)")
        let manager = FileManager.default
        if manager.fileExists(atPath: folder.path) { try manager.removeItem(at: folder) }
        try manager.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: exercise.folders.reference, to: folder)
        guard let source = sources.first(where: { $0.name == mutant.file }),
            let text = Mutator.text(of: source, with: mutant)
        else { return MutantResult(mutant: mutant, fate: .notCompiled) }
        try Data(text).write(to: folder.appending(path: mutant.file))
        let verdict = await grader.grade(Attempt(exercise, in: folder))
        return MutantResult(mutant: mutant, fate: fate(of: verdict), diagnosis: verdict.diagnosis)
    }

    /// Returns for each planted bug which of the reference's tests notice it.
    func failuresByPlantedBugs() async throws -> Set<Set<String>> {
        let variants = try Variants.load(for: target.part)
        let ids = variants.bugs.map(\.id) + [variants.scrambled]
        guard
            case .ran(let results) = try await grading.results(
                of: target.part, with: nil, ids: ids, width: width)
        else { return [] }
        return Set(results.map { Set($0.failing) })
    }

    private func fate(of verdict: Verdict) -> MutantResult.Fate {
        switch verdict.outcome {
        case .passed: .survived
        case .didNotCompile where verdict.diagnostics.contains { $0.origin == .learner }: .notCompiled
        case .didNotCompile: .killed(by: ["the suite does not compile with it"])
        case .flagged: .killed(by: ["a flag"])
        default: .killed(by: verdict.failingChecks)
        }
    }
}

/// The original does not compile or does not pass when it is built with all mutants.
struct MutationProblem: Error, Equatable {
    /// The compiler's errors, or the checks that fail.
    var reasons: [String]
}

/// A mutant, and how its run ended.
struct MutantResult: Sendable {
    /// The ways in which a mutant can end.
    enum Fate: Sendable, Equatable {
        /// It doesn't compile, so nobody could hand it in.
        case notCompiled
        /// These tests or checks noticed it.
        case killed(by: [String])
        /// All tests passed.
        case survived
    }

    /// The mutant.
    var mutant: Mutant
    /// How it ended.
    var fate: Fate
    /// The possible reason that a learner with this code would read, if any.
    var diagnosis: String?
}
