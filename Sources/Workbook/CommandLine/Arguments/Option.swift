/// An option of a command line, such as `--course DIR`.
///
/// Options are declared as static members beside the commands that take them.
package struct Option: Hashable, Sendable {
    /// The option as it is typed, such as `--course`.
    package var name: String
    /// What help calls the value: `DIR`, `FILE`, or the possible values with `|` between them; `nil` for an option
    /// without a value.
    package var valueName: String?
    /// What the option does, in a few words.
    package var summary: String
    /// The possible values; `nil` if any value is allowed.
    package var values: [String]?

    /// Creates an option.
    ///
    /// - Parameter values: The possible values, if the name of the value doesn't list them.
    package init(_ name: String, _ valueName: String? = nil, _ summary: String, values: [String]? = nil) {
        self.name = name
        self.valueName = valueName
        self.summary = summary
        let listed =
            valueName?.contains("|") == true ? valueName?.split(separator: "|").map(String.init) : nil
        self.values = values ?? listed
    }
}

extension Option {
    /// Shows help instead of running the command.
    package static let help = Option("--help", nil, "show this help")

    /// Shows the version instead of running the command.
    package static let version = Option("--version", nil, "show the version")
}

extension Option {
    /// Whether the option is among the words of a command line, which may be wrong elsewhere.
    package func isPresent(in words: [String]) -> Bool { words.prefix { $0 != "--" }.contains(name) }

    /// Returns the values that the words of a command line give to the option, in order.
    ///
    /// The command line may be wrong elsewhere: how an error message looks is decided before the words are checked.
    package func values(in words: [String]) -> [String] {
        let words = words.prefix { $0 != "--" }
        return words.indices.compactMap { index in
            if words[index] == name { return index + 1 < words.endIndex ? words[index + 1] : nil }
            return words[index].hasPrefix(name + "=") ? String(words[index].dropFirst(name.count + 1)) : nil
        }
    }
}
