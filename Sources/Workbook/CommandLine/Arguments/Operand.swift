/// The kind of operand that a command takes, as far as help and completions need to know it.
package enum Operand: Equatable {
    /// No operand.
    case none
    /// The name of a lesson or an exercise.
    case name
    /// One of the files of the exercise that the operand before it names.
    case exerciseFile
    /// The path of a file or a folder.
    case file, folder
    /// One of a few words.
    case words([String])
    /// Anything else.
    case other

    /// Creates the operand that help spells as `NAME`, `[NAME]`, `FILE` or `on|off`.
    package init(spelled text: String) {
        let bare = text.filter { !"[].…".contains($0) }
        switch bare {
        case "": self = .none
        case "NAME", "LESSON", "EXERCISE": self = .name
        case "FILE": self = .file
        case "DIR", "FOLDER": self = .folder
        case "SHELL": self = .words(["bash", "zsh", "fish"])
        case _ where bare.contains("|"): self = .words(bare.split(separator: "|").map(String.init))
        default: self = .other
        }
    }
}
