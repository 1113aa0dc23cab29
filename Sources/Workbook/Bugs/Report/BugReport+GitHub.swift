import WorkbookFormats
import WorkbookMutation
import WorkbookReporting

extension BugReport {
    /// The unnoticed changes as annotations of GitHub Actions, which a pull request shows beside its lines.
    ///
    /// - Parameter folder: The path of the package in its repository; empty for the repository itself.
    package func annotations(in folder: String) -> String {
        let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
        let survivors = survivorsByFunction.flatMap { $0 }.map { entry in
            (entry.file, entry.start.line, "No test notices if \(entry.consequence).")
        }
        let functions = unreachedFunctions.map { ($0.file, $0.line, "No test runs `\($0.name)`.") }
        let found = survivors + functions
        // A step shows ten annotations of each type.
        let shown = found.count > 10 ? 9 : found.count
        var lines = found.prefix(shown).map { file, line, text in
            "::warning file=\(GitHubText.property(prefix + file)),line=\(line),title=Missed bug::\(GitHubText.data(text))"
        }
        if shown < found.count {
            lines.append("::warning::\(found.count - shown) more, which the report lists")
        }
        lines.append(
            "::notice::\(GitHubText.data("The tests of \(name) notice \(noticed) of \(tried) small bugs (\(percent)%)."))"
        )
        return lines.joined(separator: "\n") + "\n"
    }
}
