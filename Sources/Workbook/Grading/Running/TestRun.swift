import WorkbookSystem

/// What one process of the tests left behind.
package struct TestRun: Sendable {
    /// What its event stream says of each test.
    package var log: TestLog
    /// How the process ended, and what it printed.
    package var result: ProcessResult
    /// Whether the tests began at all; otherwise the build failed.
    package var didStart: Bool
}
