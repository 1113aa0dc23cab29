/// An option of the command line.
enum Option: String, CaseIterable {
    case course = "--course"
    case format = "--format"
    case json = "--json"
    case isolated = "--isolated"
    case record = "--record"
    case pristine = "--pristine"
    case yes = "--yes"
    case undo = "--undo"
    case anyway = "--anyway"
    case editor = "--editor"
    case html = "--html"
    case merge = "--merge"
    case name = "--name"
    case manual = "--manual-run"
    case color = "--color"
    case plain = "--plain"
    case problems = "--problems"
    case help = "--help"
    case version = "--version"

    /// What the value is called in help; `nil` for an option without one.
    var valueName: String? {
        switch self {
        case .course: "DIR"
        case .format: "text|json"
        case .editor: "COMMAND"
        case .html: "FILE"
        case .merge: "DIR"
        case .name: "NAME"
        case .color: "auto|always|never"
        default: nil
        }
    }

    /// What its value can be; `nil` where that is open.
    var values: [String]? {
        valueName.flatMap { $0.contains("|") ? $0.split(separator: "|").map(String.init) : nil }
    }

    /// Whether every command takes it.
    var isGlobal: Bool { Option.global.contains(self) }

    /// The options that every command takes.
    static let global: [Option] = [.color, .plain, .help, .version]

    /// What the option does.
    var summary: String {
        switch self {
        case .course: "the course's folder (default: the nearest one)"
        case .format: "how to tell the result: for people, or as JSON (default: text)"
        case .json: "the same as --format json"
        case .isolated: "run the code without network, behind walls that hide this machine's files"
        case .record: "write down the checks that the reference reports, then verify"
        case .pristine: "also fail if a lesson's folder differs from its starter"
        case .yes: "do it without asking"
        case .undo: "bring back what was there before"
        case .anyway: "show it before the exercise has passed; that is written down"
        case .editor: "the editor to open files with (default: $VISUAL, then $EDITOR)"
        case .html: "write a page for the browser to a file"
        case .merge: "read all reports in a folder, and show the room"
        case .name: "what to call you in the room (default: a number)"
        case .manual: "grade when Return is pressed, not when a file is saved"
        case .color: "when to use colours (default: auto)"
        case .plain: "plain lines for screen readers, without colours"
        case .problems: "list each problem in one line, too, as compilers do; for editors"
        case .help: "show this help"
        case .version: "show the version"
        }
    }
}
