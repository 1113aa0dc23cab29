import Foundation
import WorkbookMutation
import WorkbookSystem

/// Which tests reach the code that has no seam.
struct SeamReach: Sendable {
    private let baseline: Baseline
    private let tests: [Int: [Int]]
    /// The bodies of which it is known which tests run them.
    private let known: Set<Int>

    /// Finds out which tests reach some code; asks an earlier search for bugs first.
    ///
    /// - Throws: ``BugProblem``, or the errors of the file system and of starting programs.
    static func find(
        for findings: [SeamJudgement.Finding], in code: PackageMutants, of package: SwiftPackage,
        copy: PackageCopy, tools: BugTools, progress: @escaping @Sendable (SearchPhase) -> Void
    ) async throws -> SeamReach? {
        if !package.targets.contains(where: \.isTest) { throw BugProblem.noTests(copy.original) }
        // A body notes that it runs if it has a change that compiles; none is ever selected here.
        let changes = Dictionary(
            grouping: code.all.filter { !code.excess.contains($0.key) }, by: \.value.body
        ).mapValues { $0.map(\.key).sorted() }
        func known(_ numbers: Set<Int>, _ journal: BugJournal) -> Set<Int> {
            Set(
                numbers.compactMap { code.all[$0] }.filter { journal.fates[$0.mutant.id] != .notCompiled }
                    .map(\.body))
        }
        var digest = code.digest(of: copy.original, tools: tools)
        let earlier = try BugJournal(copy.home.appending(path: BugJournal.fileName), digest: digest.text)
        if let baseline = earlier.baseline {
            return SeamReach(baseline, known: known(Set(changes.values.joined()), earlier))
        }
        let wanted = Set(findings.compactMap { code.body(at: $0.offset, of: $0.path) })
        // If one doesn't compile, another may.
        let chosen = Set(wanted.flatMap { changes[$0]?.prefix(3) ?? [] })
        if chosen.isEmpty { return nil }
        for number in chosen.sorted() { digest.add("\(number)") }
        let file = copy.home.appending(path: "reach.jsonl")
        let journal = try BugJournal(file, digest: digest.text)
        if let baseline = journal.baseline { return SeamReach(baseline, known: known(chosen, journal)) }
        let build = MutantBuild(copy: copy, package: package, mutants: code, tools: tools)
        for number in try await build.build(chosen, progress: { _ in progress(.noting) }) {
            if let id = code.all[number]?.mutant.id { try journal.add(.notCompiled, of: id) }
        }
        let program = TestProgram(copy: copy, package: package, tools: tools, flags: build.flags)
        let baseline = try await program.withServers {
            try await BaselineRun(program: $0, bodyCount: code.bodyCount).baseline(progress: progress)
        }
        try journal.add(baseline)
        return SeamReach(
            baseline, known: known(chosen, try BugJournal(file, digest: digest.text)))
    }

    /// Takes what the tests of a package reach.
    init(_ baseline: Baseline, known: Set<Int>) {
        self.baseline = baseline
        self.known = known
        tests = baseline.testsByBody()
    }

    /// Returns the names of the tests that run a body; `nil` if that isn't known.
    func tests(ofBody body: Int) -> [String]? {
        known.contains(body) ? (tests[body] ?? []).map { baseline.tests[$0].shortName }.sorted() : nil
    }

    /// The tests that were left out, because they don't pass each time.
    var leftOut: [String] { baseline.failing + baseline.flaky + baseline.dependent }
}

extension PackageMutants {
    /// Returns the number of the body that an offset in a file is in.
    func body(at offset: Int, of path: String) -> Int? {
        guard let first = firstBodies[path],
            let source = modules.lazy.flatMap(\.sources).first(where: { $0.name == path })
        else { return nil }
        return source.body(at: offset).map { first + $0 }
    }
}
