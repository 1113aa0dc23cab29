import WorkbookModel
import WorkbookSystem

/// The result of one process of the tests.
package struct TestRun: Sendable {
    /// The results of the tests from its event stream.
    package var log: TestLog
    /// How the process ended, and what it printed.
    package var result: ProcessResult
    /// What the code printed to standard output; `nil` if the tools print there as well.
    package var printed: String?
}

/// The results of all tests, together with the exit statuses of the runs that ended by themselves.
struct CompletedRun: Sendable {
    var log: TestLog
    /// What ended a run while no test was running, such as an exit before the first test.
    var stopOutsideTests: Stop?
    /// Whether the exit status of a run contradicts its record.
    var statusDisagrees = false

    /// What kept a test from ending; `nil` if every test ended.
    var firstStop: Stop? {
        stopOutsideTests
            ?? log.entries.lazy.compactMap { entry in
                if case .stopped(let stop, _) = entry.progress { stop } else { nil }
            }.first
    }
    /// Whether every test passed and nothing else happened.
    var isClean: Bool {
        stopOutsideTests == nil && !statusDisagrees && log.unattributed.isEmpty && !log.entries.isEmpty
            && log.entries.allSatisfy { $0.passed || $0.progress == .skipped }
    }
}
