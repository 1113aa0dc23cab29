import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// After how many seconds no more checks run once more.
    private static let mostSeconds = 20.0

    /// Returns what the code printed during each check, by the checks' ids.
    ///
    /// Output and records arrive through two pipes, so their order is unknown, and the C library keeps output back until it
    /// has enough of it. A run of a single check is certain: everything in its output belongs to that check.
    ///
    /// - Parameter first: The run of all checks. If it printed nothing, nothing runs again.
    func printed(_ first: TestRun, _ log: TestLog, _ tests: TestRunner) async throws -> [String: String] {
        guard tools.attributesOutput, PrintedText.excerpt(of: first.printed, bytes: 1) != nil else {
            return [:]
        }
        let ids = log.entries.map(\.id)
        // A check that was stopped would only be stopped again.
        let ended = log.entries.filter { $0.progress == .ended }.map(\.id)
        var texts: [String: String] = [:]
        var seconds = 0.0
        // One after the other: runs without a variant share a folder.
        for id in ended where seconds < Self.mostSeconds {
            let run = try await tests.run(skipping: ids.filter { $0 != id })
            texts[id] = PrintedText.excerpt(of: run.printed, bytes: PrintedText.mostOfCheck)
            seconds += run.result.seconds
        }
        return texts
    }
}
