import WorkbookFormats
import WorkbookMutation
import WorkbookReporting

extension BugReport {
    /// The unnoticed changes as annotations of GitHub Actions, which a pull request shows beside its lines.
    ///
    /// - Parameter folder: The path of the package in its repository; empty for the repository itself.
    package func annotations(in folder: String) -> String {
        let survivors = survivorsByFunction.flatMap { $0 }.map { entry in
            (entry.file, entry.line, entry.missed)
        }
        let functions = unreachedFunctions.map { ($0.file, $0.line, "No test runs `\($0.name)`.") }
        return GitHubText.annotations(
            survivors + functions, title: "Missed bug",
            summary: "The tests of \(name) notice \(noticed) of \(tried) small bugs (\(percent)%).",
            in: folder)
    }
}
