import WorkbookModel

/// The results of all tests, together with the exit statuses of the runs that ended by themselves.
struct CompletedRun: Sendable {
    var log: TestLog
    /// What ended a run while no test was running, such as an exit before the first test.
    var stopOutsideTests: Stop?
    /// Whether the exit status of the last run contradicts its record.
    var statusDisagrees = false

    /// Whether every test passed and nothing else happened.
    var isClean: Bool {
        stopOutsideTests == nil && !statusDisagrees && log.unattributed.isEmpty && !log.entries.isEmpty
            && log.entries.allSatisfy { $0.passed || $0.progress == .skipped }
    }
}
