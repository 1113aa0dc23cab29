/// How a person wants output to look: colors, links and moving parts, from the command line and the environment.
///
/// An option takes precedence over the environment. In the environment, `NO_COLOR` (no-color.org) takes precedence over
/// `CLICOLOR_FORCE` (bixense.com/clicolors) and `FORCE_COLOR`, and these over `CLICOLOR=0` and a dumb terminal.
package struct OutputPreferences: Equatable {
    /// Whether lines are plain text, as a screen reader needs them.
    package var isPlain: Bool
    private var color: Color
    private var environment: [String: String]

    private enum Color: String { case auto, always, never }

    /// Reads the preferences from a command line, which may be wrong elsewhere: error messages follow them as well.
    package init(words: [String], environment: [String: String]) {
        self.environment = environment
        isPlain = Option.plain.isPresent(in: words) || OutputPreferences.isOn(environment["WORKBOOK_PLAIN"])
        color = Option.color.values(in: words).compactMap(Color.init).last ?? .auto
    }

    /// Whether a stream gets colors.
    package func hasColor(isTerminal: Bool) -> Bool {
        if isPlain { return false }
        switch color {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
        if OutputPreferences.isOn(environment["CLICOLOR_FORCE"])
            || OutputPreferences.isOn(environment["FORCE_COLOR"])
        {
            return true
        }
        return isTerminal && environment["CLICOLOR"] != "0" && !isDumb
    }

    /// Whether a stream gets links.
    package func hasLinks(isTerminal: Bool) -> Bool {
        !isPlain && isTerminal && Hyperlinks.areShown(environment)
    }

    /// Whether a line may be overwritten, to show that work goes on.
    package func hasMotion(isTerminal: Bool) -> Bool { !isPlain && isTerminal && !isDumb }

    private var isDumb: Bool { environment["TERM"] == "dumb" }

    private static func isOn(_ value: String?) -> Bool { value.map { !$0.isEmpty && $0 != "0" } ?? false }
}

extension Option {
    /// When to use colors.
    package static let color = Option("--color", "auto|always|never", "when to use colors (default: auto)")

    /// Writes plain lines.
    package static let plain = Option("--plain", nil, "plain lines for screen readers, without colors")
}
