import Foundation
import WorkbookSystem

/// Runs the tests that reach a mutant until one of them fails.
struct MutantTrial: Sendable {
    var program: TestProgram
    var baseline: Baseline
    var bodyCount: Int
    /// The test that noticed the last mutant of each body, which often notices the next one as well.
    let noticing = Locked<[Int: Int]>([:])

    /// Returns how a mutant ends.
    ///
    /// - Parameters:
    ///   - tests: The indices of the tests that reach it, the fastest first.
    /// - Throws: What keeps the tests from being started.
    func fate(of number: Int, body: Int, tests: [Int]) async throws -> BugFate {
        var order = tests
        if let last = noticing.value[body], let place = order.firstIndex(of: last) {
            order.remove(at: place)
            order.insert(last, at: 0)
        }
        let notes = program.copy.home.appending(path: "notes-\(UUID().uuidString)")
        // Without the file, nothing has run.
        defer { try? FileManager.default.removeItem(at: notes) }
        for batch in batches(order) {
            let cases = batch.map { baseline.tests[$0] }
            let seconds = batch.reduce(0) { $0 + baseline.seconds[$1] }
            // A test that stopped making progress is told from a busy machine by a generous limit for the start.
            let limit = BaselineRun.limit(seconds) + 3 * baseline.startSeconds
            let run = try await program.run(
                .init(
                    library: cases[0].library, tests: cases, mutant: number, notes: notes, limit: limit,
                    isDetailed: true))
            if run.isPassed { continue }
            let failed = batch.first { run.records.ending(of: baseline.tests[$0])?.isPassed == false }
            let open = batch.first { run.records.ending(of: baseline.tests[$0]) == nil }
            if let culprit = failed ?? open { noticing.withLock { $0[body] = culprit } }
            let name = (failed ?? open ?? batch.first).map { baseline.tests[$0].shortName } ?? ""
            switch run.termination {
            case .ended(.cancelled): throw CancellationError()
            case .ended: return .noticed(by: name, .timeout)
            case .signalled: return .noticed(by: name, .crash)
            case .exited: return .noticed(by: name, failed == nil ? .crash : .failure)
            }
        }
        let bytes = FileManager.default.contents(atPath: notes.path) ?? Data()
        return bytes.count > bodyCount && bytes[bodyCount] == 0 ? .bypassed : .survived
    }

    /// Splits tests into runs: a few first, because most mutants are noticed soon, and then more and more at once, because
    /// starting takes longer than most tests.
    private func batches(_ tests: [Int]) -> [[Int]] {
        var batches: [[Int]] = []
        var budget = max(0.05, baseline.startSeconds)
        var isFirst = true
        let first = baseline.tests[tests[0]].library
        for library in [first, first == .xctest ? .testing : .xctest] {
            var rest = tests.filter { baseline.tests[$0].library == library }[...]
            while !rest.isEmpty {
                var (batch, seconds, letters): ([Int], Double, Int) = ([], 0, 0)
                // The system limits the length of an argument to 128 KB.
                while let next = rest.first,
                    batch.isEmpty || (seconds < budget && letters < 60_000 && batch.count < 400)
                {
                    if isFirst && batch.count == 3 { break }
                    batch.append(next)
                    seconds += baseline.seconds[next]
                    letters += baseline.tests[next].name.utf8.count + 1
                    rest.removeFirst()
                }
                isFirst = false
                budget *= 4
                batches.append(batch)
            }
        }
        return batches
    }
}
