import Foundation
import WorkbookModel
import WorkbookSystem

/// Runs a suite until every test has reported, even if some of them crash, hang or end the process.
///
/// All tests of a binary share one process, and the test library does not survive a crash. So after each
/// stop, the rest runs again without the tests that are done. In a serial run, the test to blame is the one
/// that began and did not end.
struct SuiteRunner: Sendable {
    var tests: TestRunner
    /// After this many tests that hang, the rest does not run, because each costs its whole time limit.
    var mostHangs = 3
    /// Whether to find the lines of crashes, which takes a second run where the message names none.
    var findsPlaces = true

    /// How many seconds a test that hangs may run again; one in a loop ends after the backtrace.
    private static let secondsToFindLoop = 6.0

    /// Continues after the first run of a suite.
    func finish(_ first: TestRun, variant: String? = nil) async throws -> CompletedRun {
        var outcome = CompletedRun(log: first.log, statusDisagrees: statusDisagrees(first))
        var record = first
        var hangs = 0
        while let stop = stop(of: record) {
            guard let test = record.log.unfinishedTest else {
                outcome.stopOutsideTests = stop
                break
            }
            let (told, place, inSubject) = try await explain(
                stop, in: record, test: test, log: outcome.log, variant: variant)
            let isHang = [.timeLimit, .cpuLimit, .memoryLimit].contains(stop.kind)
            // One line is enough: others are probably stuck at the same one, and each takes seconds to find.
            let isFirst = isHang && hangs == 0 && variant == nil
            let loop = isFirst ? try await placeOfLoop(in: test, outcome.log) : nil
            outcome.log.stop(test, told, at: place ?? loop, inSubject: inSubject)
            if isHang { hangs += 1 }
            let done = outcome.log.entries.filter { $0.progress != .found }.map(\.id)
            if hangs >= mostHangs || done.count == outcome.log.entries.count { break }
            record = try await tests.run(skipping: done, variant: variant)
            outcome.log.merge(record.log)
            outcome.statusDisagrees = outcome.statusDisagrees || statusDisagrees(record)
        }
        return outcome
    }

    /// Returns the outcome of a run in which tests ran side by side.
    ///
    /// Nothing runs again after a stop, because any test that ran at the time may have caused it.
    func outcome(sideBySide record: TestRun) -> CompletedRun {
        CompletedRun(
            log: record.log, stopOutsideTests: stop(of: record), statusDisagrees: statusDisagrees(record))
    }

    /// Whether the exit status of a run contradicts its record.
    private func statusDisagrees(_ record: TestRun) -> Bool {
        guard case .exited(let status) = record.result.termination, record.log.runEnded else { return false }
        let failed =
            record.log.entries.contains { !$0.failures.isEmpty } || !record.log.unattributed.isEmpty
        return (status == 0) == failed
    }

    /// Returns why a run did not end normally; `nil` if it did.
    private func stop(of record: TestRun) -> Stop? {
        switch record.result.termination {
        case .ended(.wallClock(let seconds)), .ended(.checkClock(let seconds)):
            return .timeLimit(seconds: seconds)
        case .ended(.output(let bytes)): return .outputLimit(bytes: bytes)
        case .ended(.cpu(let seconds)): return .cpuLimit(seconds: seconds)
        case .ended(.memory(let bytes)): return .memoryLimit(bytes: bytes)
        case .ended(.processes(let count)): return .processLimit(count: count)
        case .ended(.file(let bytes)): return .fileLimit(bytes: bytes)
        case .ended(.cancelled), .signalled: return .crashed(message: CrashReport.message(in: record.result))
        case .exited where record.log.runEnded: return nil
        case .exited(let status):
            // `swift test` and the sandbox turn a crash of the test process into an exit status of their own.
            return CrashReport.signal(in: record.result) != nil
                ? .crashed(message: CrashReport.message(in: record.result)) : .exited(status: status)
        }
    }

    /// Returns a stop with its reason and places, as far as a crash leaves them behind.
    private func explain(
        _ stop: Stop, in record: TestRun, test: String, log: TestLog, variant: String?
    ) async throws -> (stop: Stop, place: Place?, inSubject: Place?) {
        let start = log[test].flatMap(tests.workspace.place(of:))
        guard findsPlaces, case .crashed(let message) = stop else { return (stop, nil, nil) }
        let named = CrashReport.place(in: record.result, workspace: tests.workspace)
        let isInMacro = named.map { isDoubtful($0, start) } ?? false
        let place = isInMacro ? nil : named
        if let place, message != nil { return (stop, place, nil) }
        // The message is missing, or it names no line that the learner knows. So run this test again with a backtrace.
        let others = log.entries.map(\.id).filter { $0 != test }
        let again = try await tests.run(skipping: others, variant: variant, withBacktrace: true).result
        let reason =
            message ?? CrashReport.reason(inBacktraceOf: again) ?? CrashReport.guess(in: record.result)
        let found = CrashReport.place(inBacktraceOf: again, workspace: tests.workspace) ?? place
        let macro = isInMacro ? start.flatMap(tests.workspace.onlyExpectation(ofTestAt:)) : nil
        let inSubject = CrashReport.placeInSubject(inBacktraceOf: again, workspace: tests.workspace)
        return (.crashed(message: reason), found ?? macro ?? start, inSubject)
    }

    /// Returns the line at which a test keeps the processor busy; `nil` if it only waits for something.
    private func placeOfLoop(in test: String, _ log: TestLog) async throws -> Place? {
        guard findsPlaces, TestRunner.canRunBinary else { return nil }
        var tests = tests
        tests.limits.check = SuiteRunner.secondsToFindLoop
        tests.environment[TestEntryPoint.loopVariable] = "yes"
        let others = log.entries.map(\.id).filter { $0 != test }
        // A backtrace from the first instructions of a function lacks its caller, which may be the learner's.
        for _ in 1...8 {
            let result = try await tests.run(skipping: others, withBacktrace: true).result
            let place = CrashReport.place(inBacktraceOf: result, workspace: tests.workspace)
            if place != nil { return place }
            if CrashReport.signal(in: result) == nil { return nil }
        }
        return nil
    }

    /// Returns whether a place comes before the test that crashed, in the same file.
    ///
    /// In an argument of `#expect`, lines are counted from the beginning of the argument.
    private func isDoubtful(_ place: Place, _ start: Place?) -> Bool {
        guard let start else { return false }
        return place.path == start.path && place.line < start.line
    }
}
