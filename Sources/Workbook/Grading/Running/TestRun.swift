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
