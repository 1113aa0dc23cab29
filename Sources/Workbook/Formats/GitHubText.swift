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
}
