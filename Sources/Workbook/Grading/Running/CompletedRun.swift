import WorkbookModel

/// What became of all tests, together with the exit statuses of the runs that ended by themselves.
struct CompletedRun: Sendable {
    var log: TestLog
    /// What happened where no test can be blamed, such as an exit before the first one.
    var loose: Stop?
    /// Whether a run ended with all tests passed and yet a status other than 0.
    var statusDisagrees = false

    /// Whether every test passed and nothing else happened.
    var isClean: Bool {
        loose == nil && !statusDisagrees && log.unattributed.isEmpty && !log.entries.isEmpty
            && log.entries.allSatisfy { $0.passed || $0.progress == .skipped }
    }
}
