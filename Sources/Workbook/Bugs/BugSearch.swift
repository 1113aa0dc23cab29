import Foundation
import WorkbookMutation
import WorkbookSystem

/// A search for the changes of a package's code that its own tests don't notice.
package struct BugSearch: Sendable {
    private let copy: PackageCopy
    private let tools: BugTools
    private let since: String?

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - folder: A folder in the package.
    ///   - home: The folder of all copies of packages.
    ///   - since: The git reference since which lines must have changed; `nil` for all lines.
    /// - Throws: ``BugProblem/noPackage(_:)``.
    package init(from folder: URL, home: URL, since: String?, tools: BugTools) throws {
        copy = PackageCopy(of: try PackageReader.find(from: folder), in: home)
        self.tools = tools
        self.since = since
    }

    /// The folder of the copy.
    package var home: URL { copy.home }

    /// Searches, and keeps everything that it finds.
    ///
    /// - Parameter progress: Called whenever something begins or ends.
    /// - Throws: ``BugProblem``, or the errors of the file system and of starting programs.
    package func report(progress: @escaping @Sendable (SearchPhase) -> Void) async throws -> BugReport {
        StackLimit.raise()
        let lock = try await FileLock.acquire(copy.home.appending(path: "lock"))
        defer { lock.release() }
        let clock = ContinuousClock.now
        // What an earlier search left that was killed; usually there is nothing.
        try? FileManager.default.removeItem(at: copy.home.appending(path: "runs"))
        progress(.reading)
        try copy.update(keepsSources: true)
        try copy.copyDependencies()
        let package = try await PackageReader(copy: copy, tools: tools).read()
        let (mutants, skipped) = try await PackageMutants.read(
            targets(of: package), in: copy.original, tools: tools)
        guard !mutants.all.isEmpty else {
            let reasons =
                skipped.map { "\($0.name): \($0.reason)" }
                + mutants.skippedFiles.map { "\($0.path): \($0.reason)" }
            throw BugProblem.nothingToChange(copy.original, reasons)
        }
        if !package.targets.contains(where: \.isTest) { throw BugProblem.noTests(copy.original) }
        var lines: ChangedLines?
        if let since { lines = try await ChangedLines.read(since: since, in: copy.original, tools: tools) }
        let list = FileManager.default.contents(
            atPath: copy.original.appending(path: EquivalenceMarks.fileName).path)
        let marks = EquivalenceMarks(
            of: mutants.modules.flatMap(\.sources), file: String(decoding: list ?? Data(), as: UTF8.self))
        let chosen = Set(mutants.all.keys).filter { number in
            guard let mutant = mutants.all[number]?.mutant, !mutants.excess.contains(number) else {
                return false
            }
            return lines?.contains(mutant.file, mutant.line) ?? true
        }
        let journal = try BugJournal(
            copy.home.appending(path: BugJournal.fileName),
            digest: mutants.digest(of: copy.original, tools: tools).text)
        var fates = chosen.reduce(into: [Int: BugFate]()) { fates, number in
            guard let mutant = mutants.all[number]?.mutant else { return }
            fates[number] = journal.fates[mutant.id]
        }
        let baseline = try await find(
            chosen, in: mutants, of: package, &fates, journal, progress: progress)
        // A mark is about a line, but tests may notice some of its changes.
        for number in chosen where fates[number] == .notReached || fates[number]?.isSurvivor == true {
            guard let mutant = mutants.all[number]?.mutant, let reason = marks.reason(for: mutant) else {
                continue
            }
            fates[number] = .equivalent(reason)
        }
        return BugReport(
            package: package.name, mutants: mutants, chosen: chosen, fates: fates, baseline: baseline,
            skippedTargets: skipped + marks.outdated, since: since,
            seconds: (ContinuousClock.now - clock).seconds)
    }

    /// Returns the targets with the files that the package has; the copy may have more, of the last build.
    private func targets(of package: SwiftPackage) -> [SwiftPackage.Target] {
        package.targets.map { target in
            var target = target
            target.sources = target.sources.filter {
                FileKind(of: copy.original.appending(path: $0)) == .file
            }
            return target
        }
    }

    /// Finds the fates that are still unknown.
    private func find(
        _ chosen: Set<Int>, in mutants: PackageMutants, of package: SwiftPackage,
        _ fates: inout [Int: BugFate],
        _ journal: BugJournal, progress: @escaping @Sendable (SearchPhase) -> Void
    ) async throws -> Baseline {
        if chosen.allSatisfy({ fates[$0] != nil }) { return journal.baseline ?? Baseline() }
        let build = MutantBuild(copy: copy, package: package, mutants: mutants, tools: tools)
        let buildable = chosen.filter { fates[$0] != .notCompiled }
        let broken = try await build.build(buildable) {
            progress(.building(attempt: $0, mutants: buildable.count))
        }
        for number in broken {
            fates[number] = .notCompiled
            if let id = mutants.all[number]?.mutant.id { try journal.add(.notCompiled, of: id) }
        }
        let program = TestProgram(copy: copy, package: package, tools: tools, flags: build.flags)
        return try await program.withServers { program in
            try await find(chosen, in: mutants, &fates, journal, with: program, progress: progress)
        }
    }

    /// Finds these fates with a built program.
    private func find(
        _ chosen: Set<Int>, in mutants: PackageMutants, _ fates: inout [Int: BugFate], _ journal: BugJournal,
        with program: TestProgram, progress: @escaping @Sendable (SearchPhase) -> Void
    ) async throws -> Baseline {
        var baseline = journal.baseline
        if baseline == nil {
            let run = BaselineRun(program: program, bodyCount: mutants.bodyCount)
            baseline = try await run.baseline(progress: progress)
            // What tests reach is only known of code with changes, so a search in part of the code keeps nothing.
            if since == nil, let baseline { try journal.add(baseline) }
        }
        guard let baseline else { return Baseline() }
        let byBody = baseline.testsByBody()
        let trial = MutantTrial(program: program, baseline: baseline, bodyCount: mutants.bodyCount)
        let open = chosen.filter { fates[$0] == nil }.sorted()
        let done = Locked(0)
        let found = try await open.concurrentMap(limit: tools.width) { number -> BugFate in
            guard let numbered = mutants.all[number] else { return .notCompiled }
            let tests = byBody[numbered.body] ?? []
            let fate =
                tests.isEmpty
                ? .notReached : try await trial.fate(of: number, body: numbered.body, tests: tests)
            try journal.add(fate, of: numbered.mutant.id)
            progress(
                .trying(
                    done.withLock {
                        $0 += 1; return $0
                    }, of: open.count))
            return fate
        }
        for (number, fate) in zip(open, found) { fates[number] = fate }
        return baseline
    }
}
