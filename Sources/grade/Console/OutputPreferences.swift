/// How a person wants to be spoken to: colours, links and moving parts, from the command line and the environment.
///
/// An option decides before the environment. In the environment `NO_COLOR` (no-color.org) decides before
/// `CLICOLOR_FORCE` (bixense.com/clicolors) and `FORCE_COLOR`, and these before `CLICOLOR=0` and a dumb terminal.
struct OutputPreferences: Equatable {
    /// Whether lines are plain text, as a screen reader needs them.
    var isPlain = false
    /// The folder that `--course` names.
    var course: String?
    private var color: Color = .auto
    private var environment: [String: String]

    private enum Color: String { case auto, always, never }

    /// Reads them from a command line, which may well be wrong in other places: complaints have manners, too.
    init(words: [String], environment: [String: String]) {
        self.environment = environment
        isPlain = OutputPreferences.isOn(environment["WORKBOOK_PLAIN"])
        var rest = words[...]
        func value(of option: Option, in word: String) -> String? {
            if word == option.rawValue { return rest.first }
            return word.hasPrefix(option.rawValue + "=")
                ? String(word.dropFirst(option.rawValue.count + 1)) : nil
        }
        while let word = rest.popFirst(), word != "--" {
            if word == Option.plain.rawValue { isPlain = true }
            if let choice = value(of: .color, in: word).flatMap(Color.init) { color = choice }
            if let folder = value(of: .course, in: word) { course = folder }
        }
    }

    /// Whether a stream gets colours.
    func hasColor(isTerminal: Bool) -> Bool {
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
    func hasLinks(isTerminal: Bool) -> Bool { !isPlain && isTerminal && Hyperlinks.areShown(environment) }

    /// Whether a line may be written over.
    func hasMotion(isTerminal: Bool) -> Bool { !isPlain && isTerminal && !isDumb }

    private var isDumb: Bool { environment["TERM"] == "dumb" }

    private static func isOn(_ value: String?) -> Bool { value.map { !$0.isEmpty && $0 != "0" } ?? false }
}
