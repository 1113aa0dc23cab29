import Foundation
import WorkbookBugs
import WorkbookSystem

/// Runs tests in other surroundings, to find those that depend on more than their own code.
///
/// What is found here is seen while tests run. Whoever knows from the code which tests can reach the clock or a file adds it in
/// ``findings(progress:)``, as a ``TestFault`` of these tests.
struct TestInspection: Sendable {
    var program: TestProgram
    /// `nil` if that isn't possible on this machine; then tests only run as usual, three times and alone.
    var shim: ClockShim?

    /// What was found.
    struct Findings: Sendable {
        var count = 0
        var faults: [TestFault] = []
        var remarks: [TestRemark] = []
    }

    /// Days and hours far from now, in time zones that don't differ by whole hours.
    private static let clocks = [(211, 11, "Asia/Kathmandu"), (-97, -5, "America/St_Johns")].map {
        days, hours, zone in
        TestWorld(environment: [ClockShim.shift: "\(days * 86400 + hours * 3600)", "TZ": zone])
    }
    private static let leaps = TestWorld(environment: [ClockShim.step: "\(13 * 3600)"])
    /// Not even the superuser can create these folders.
    private static let closed = TestWorld(
        environment: ["HOME": "/dev/null/home", "TMPDIR": "/dev/null/tmp"], isClosed: true)
    private static let limit = 120.0

    /// Inspects all tests.
    ///
    /// - Throws: What keeps the tests from being started, or the file system's errors.
    func findings(progress: @escaping @Sendable (SearchPhase) -> Void) async throws -> Findings {
        let tests = try await program.list()
        var findings = Findings(count: tests.count)
        let sources = sources()
        findings.faults = sources.flatMap { Self.sleeps(in: $0.source, path: $0.path) }
        if tests.isEmpty { return findings }
        findings.remarks = TestSources(sources).remarks(on: tests.map(\.shortName))
        // A test that has a fault isn't judged again, because one cause has many effects.
        var good = tests
        func add(_ kind: TestFault.Kind, _ isBad: (TestCase) -> Bool) {
            findings.faults += good.filter(isBad).map { TestFault(kind: kind, place: $0.shortName) }
            good.removeAll(where: isBad)
        }
        var failures: [TestCase: Int] = [:]
        for number in 1...3 {
            progress(.cleanRun(number, of: 3))
            for test in try await failing(tests, in: TestWorld()) { failures[test, default: 0] += 1 }
        }
        add(.fails) { failures[$0] == 3 }
        add(.unsteady) { failures[$0] != nil }
        let alone = try await runAlone(good, progress: progress)
        add(.alone) { alone[$0]?.isPassed == false }
        for (test, result) in alone.sorted(by: { $0.key.name < $1.key.name }) {
            guard let fault = result.fault else { continue }
            findings.faults.append(fault)
            good.removeAll { $0 == test }
        }
        guard shim != nil else { return findings }
        let after = try await failing(good, in: TestWorld(isRepeated: true))
        add(.order, after.contains)
        for world in Self.clocks {
            let late = try await failing(good, in: world)
            add(.clock, late.contains)
        }
        let leaping = try await failing(good, in: Self.leaps)
        add(.leaps, leaping.contains)
        return findings
    }

    /// Returns the tests that fail when they run together.
    private func failing(_ tests: [TestCase], in world: TestWorld) async throws -> Set<TestCase> {
        var failing: Set<TestCase> = []
        for (library, group) in Dictionary(grouping: tests, by: \.library) {
            let run = try await program.run(
                .init(group, of: library, limit: Self.limit, world: world, shim: shim))
            failing.formUnion(group.filter { run.records.ending(of: $0)?.isPassed != true })
        }
        return failing
    }

    /// How a test ended by itself.
    private struct Result: Sendable {
        var isPassed: Bool
        var fault: TestFault?
    }

    private func runAlone(
        _ tests: [TestCase], progress: @escaping @Sendable (SearchPhase) -> Void
    ) async throws -> [TestCase: Result] {
        let done = Locked(0)
        let results = try await tests.concurrentMap(limit: program.tools.width) { test -> Result in
            func run(_ world: TestWorld) async throws -> TestProgram.Run {
                try await program.run(
                    .init([test], of: test.library, limit: Self.limit, world: world, shim: shim))
            }
            func fault(_ kind: TestFault.Kind, _ detail: String = "") -> Result {
                Result(
                    isPassed: true, fault: TestFault(kind: kind, place: test.shortName, detail: detail))
            }
            // Without a shim, tests may be started by SwiftPM, which needs a home folder itself.
            let inClosed = try await run(shim == nil ? TestWorld() : Self.closed)
            progress(
                .reach(
                    done.withLock {
                        $0 += 1; return $0
                    }, of: tests.count))
            for kind in [TestFault.Kind.storage, .network, .writes] {
                let note = inClosed.notes.first { TestFault.Kind(of: $0) == kind }
                if let note { return fault(kind, Self.words(for: note)) }
            }
            if inClosed.records.ending(of: test)?.isPassed == true { return Result(isPassed: true) }
            let isPassed = try await run(TestWorld()).records.ending(of: test)?.isPassed == true
            return isPassed ? fault(.closed) : Result(isPassed: false)
        }
        return Dictionary(uniqueKeysWithValues: zip(tests, results))
    }

    /// Returns the name of what was used; that of a file is what it would be outside of the closed world.
    static func words(for note: AccessNote) -> String {
        let path = note.name
        if note.kind == .watched { return URL(filePath: path).lastPathComponent }
        for (name, word) in [("TMPDIR", "the folder for temporary files"), ("HOME", "the home folder")] {
            guard let folder = closed.environment[name], path.hasPrefix(folder) else { continue }
            let rest = path.dropFirst(folder.count).drop { $0 == "/" }
            return rest.isEmpty ? "in \(word)" : "\(rest) in \(word)"
        }
        return path
    }

    /// The functions that wait for a fixed time.
    private static let waiting: Set = ["sleep", "usleep", "nanosleep", "asyncAfter"]

    /// Reads the sources of the tests; one that can't be read isn't there.
    private func sources() -> [(path: String, source: Data)] {
        let paths = program.package.targets.filter(\.isTest).flatMap(\.sources)
        return paths.sorted().compactMap { path in
            let file = program.copy.original.appending(path: path)
            return FileManager.default.contents(atPath: file.path).map { (path, $0) }
        }
    }

    /// Finds calls of functions that wait, which make tests slow, and fail on a busy machine.
    static func sleeps(in source: Data, path: String) -> [TestFault] {
        let bytes = Array(source)
        let tokens = Lexer.tokens(of: bytes)
        return zip(tokens, tokens.dropFirst()).enumerated().compactMap { index, pair in
            let (name, next) = pair
            let isDeclared = index > 0 && tokens[index - 1].text == "func"
            guard waiting.contains(name.text), next.text.hasPrefix("("), !isDeclared else { return nil }
            let line = bytes.line(ofOffset: name.range.lowerBound)
            return TestFault(kind: .sleeps, place: "\(path):\(line)", detail: name.text)
        }
    }
}
