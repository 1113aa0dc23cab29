/// What stands behind a command's name, as far as help and completions need to know.
enum Operand: Equatable {
    /// Nothing.
    case none
    /// A lesson or an exercise.
    case name
    /// A file or a folder.
    case file, folder
    /// One of a few words.
    case words([String])
    /// Something else.
    case other

    /// Reads it off the way in which it is spelled in help: `NAME`, `[NAME]`, `FILE`, `on|off`.
    init(spelled text: String) {
        let bare = text.filter { !"[].…".contains($0) }
        switch bare {
        case "": self = .none
        case "NAME", "LESSON", "EXERCISE": self = .name
        case "FILE": self = .file
        case "DIR", "FOLDER": self = .folder
        case "SHELL": self = .words(CompletionScript.Shell.allCases.map(\.rawValue))
        case _ where bare.contains("|"): self = .words(bare.split(separator: "|").map(String.init))
        default: self = .other
        }
    }
}

extension Subcommand {
    /// What stands behind the name.
    static var operand: Operand { Operand(spelled: operandName) }
}
