import Foundation
import WorkbookSystem

/// Runs the tests without any change, to know how they behave.
struct BaselineRun: Sendable {
    var program: TestProgram
    var bodyCount: Int
    /// How often all tests run, to find those that fail now and then.
    private static let repetitions = 3
    /// The most tests that are run one by one; of a larger number, each suite runs alone.
    private static let mostSingle = 1500

    /// Runs everything.
    ///
    /// - Throws: ``BugProblem``, or what keeps the tests from being started.
    func baseline(progress: @escaping @Sendable (SearchPhase) -> Void) async throws -> Baseline {
        let package = program.copy.original
        let tests = try await program.list()
        if tests.isEmpty { throw BugProblem.noTests(package) }
        var base = Baseline()
        var passes: [TestCase: Int] = [:]
        var ended: Set<TestCase> = []
        var longest: [TestCase: Double] = [:]
        for number in 1...Self.repetitions {
            progress(.cleanRun(number, of: Self.repetitions))
            base.allSeconds = 0
            for library in Set(tests.map(\.library)).sorted(by: { $0.rawValue < $1.rawValue }) {
                let run = try await program.run(.init(library: library, limit: 3600, isDetailed: true))
                base.allSeconds += run.seconds
                let endings = tests.filter { $0.library == library && run.records.ending(of: $0) != nil }
                ended.formUnion(endings)
                switch run.termination {
                case .exited: break
                case .signalled where !endings.isEmpty: break
                default: throw BugProblem.testsCrash(package, BaselineRun.lastLine(of: run.output))
                }
                for test in endings {
                    guard let ending = run.records.ending(of: test) else { continue }
                    if ending.isPassed { passes[test, default: 0] += 1 }
                    longest[test] = max(longest[test] ?? 0, ending.seconds)
                }
            }
        }
        // One that crashes keeps those after it from running, so these are tried alone.
        let unseen = tests.filter { !ended.contains($0) }
        base.failing = tests.filter { passes[$0] == nil && ended.contains($0) }.map(\.shortName)
        base.flaky = tests.filter { (1..<Self.repetitions).contains(passes[$0] ?? 0) }.map(\.shortName)
        let steady = tests.filter { passes[$0] == Self.repetitions }
        if steady.isEmpty && unseen.isEmpty { throw BugProblem.testsFail(package, base.failing + base.flaky) }
        try await addReach(of: steady + unseen, Set(unseen), longest, to: &base, progress: progress)
        return base
    }

    private func addReach(
        of tests: [TestCase], _ unseen: Set<TestCase>, _ longest: [TestCase: Double], to base: inout Baseline,
        progress: @escaping @Sendable (SearchPhase) -> Void
    ) async throws {
        let isSingle = tests.count <= Self.mostSingle
        let groups = Dictionary(grouping: tests) {
            "\($0.library) \(isSingle || unseen.contains($0) ? $0.name : $0.suite)"
        }.values.sorted { $0[0].name < $1[0].name }
        let done = Locked(0)
        let found = try await groups.concurrentMap(limit: program.tools.width) { group in
            let found = try await reach(of: group, longest)
            progress(
                .reach(
                    done.withLock {
                        $0 += 1; return $0
                    }, of: groups.count))
            return found
        }
        for (group, (isPassed, bodies, start)) in zip(groups, found) {
            let isUnseen = unseen.contains(group[0])
            if !isPassed && isUnseen {
                base.failing += group.map(\.shortName)
                continue
            }
            // Such a test needs others to run before it, so a failure would say nothing about a change.
            if !isPassed {
                // It may also be one that another test disturbed.
                let isFlaky = try await reach(of: group, longest).isPassed
                if isFlaky {
                    base.flaky += group.map(\.shortName)
                } else {
                    base.dependent += group.map(\.shortName)
                }
                continue
            }
            for test in group {
                base.tests.append(test)
                base.seconds.append(longest[test] ?? start)
                base.bodies.append(bodies)
            }
            if !isUnseen { base.startSeconds = max(base.startSeconds, start) }
        }
        if base.tests.isEmpty {
            throw BugProblem.testsFail(program.copy.original, base.flaky + base.dependent)
        }
    }

    /// Runs tests alone, and returns whether they pass, the bodies that they run, and how much longer they take.
    private func reach(
        of group: [TestCase], _ longest: [TestCase: Double]
    ) async throws -> (isPassed: Bool, bodies: [Int], more: Double) {
        let notes = program.copy.home.appending(path: "notes-\(UUID().uuidString)")
        // Without the file, no body has run.
        defer { try? FileManager.default.removeItem(at: notes) }
        let expected = group.reduce(0) { $0 + (longest[$1] ?? 0) }
        let run = try await program.run(
            .init(
                library: group[0].library, tests: group, notes: notes,
                limit: BaselineRun.limit(expected) + 20))
        let bytes = FileManager.default.contents(atPath: notes.path) ?? Data()
        return (run.isPassed, bytes.indices.filter { bytes[$0] != 0 }, run.seconds - expected)
    }

    /// Returns how long tests may take that took some seconds without a change.
    static func limit(_ seconds: Double) -> Double { 3 * seconds + 2 }

    private static func lastLine(of output: String) -> String {
        output.split(whereSeparator: \.isNewline).last { $0.contains("error") || $0.contains("Fatal") }
            .map(String.init) ?? output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "nothing"
    }
}
