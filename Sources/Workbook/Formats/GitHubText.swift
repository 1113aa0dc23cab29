/// Text in the commands of GitHub Actions.
///
/// Source: the escaping of actions/toolkit, `command.ts`, and its reading by actions/runner, `ActionCommand.cs`.
package enum GitHubText {
    /// The most characters of a message.
    private static let longest = 4000

    /// Returns a text as the value of a property, which ends at a comma or a colon.
    package static func property(_ text: String) -> String {
        data(FormatText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// Returns a text as the message of a command, which ends with its line.
    package static func data(_ text: String) -> String {
        FormatText.block(FormatText.limited(text, to: longest)).replacing("%", with: "%25")
            .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// Returns the commands that show texts beside lines of files; a step shows ten of each type.
    ///
    /// - Parameter folder: The folder of the files in their repository; empty for the repository itself.
    package static func annotations(
        _ found: [(file: String, line: Int, text: String)], title: String, summary: String, in folder: String
    ) -> String {
        let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
        let shown = found.count > 10 ? 9 : found.count
        var lines = found.prefix(shown).map { file, line, text in
            "::warning file=\(property(prefix + file)),line=\(line),title=\(property(title))::\(data(text))"
        }
        if shown < found.count {
            lines.append("::warning::\(found.count - shown) more, which the report lists")
        }
        lines.append("::notice::\(data(summary))")
        return lines.joined(separator: "\n") + "\n"
    }
}
