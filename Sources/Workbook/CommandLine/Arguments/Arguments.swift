// The project takes no packages, so it reads its own arguments. The reader stays small: words, options with at most one
// value, and errors that suggest what was meant.

import WorkbookModel
import WorkbookSystem

/// The words of a command line after the name of the command.
package struct Arguments {
    /// The name of the command.
    package var command = ""
    /// The words that are neither the command nor an option.
    package var operands: [String] = []
    /// The values by the options' names, because two commands can have different options of one name.
    private var values: [String: String] = [:]

    /// Separates operands from options; the first operands still are the name of the command.
    ///
    /// - Parameter options: The options of all commands.
    /// - Throws: ``UsageError``.
    package init(_ words: [String], options: [Option]) throws {
        var rest = words[...]
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || !word.hasPrefix("-") || word == "-" {
                operands.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                    .map(String.init)
                let name = parts[0] == "-h" ? Option.help.name : parts[0]
                guard let option = options.first(where: { $0.name == name }) else {
                    let known = options.map(\.name)
                    throw UsageError.unknownOption(name, suggestion: Suggestion.nearest(to: name, in: known))
                }
                if option.valueName == nil {
                    if parts.count > 1 { throw UsageError.needlessValue(option) }
                    values[option.name] = ""
                } else if let value = parts.count > 1
                    ? parts[1] : Arguments.takeValue(from: &rest, options: options),
                    !value.isEmpty
                {
                    let earlier = values.updateValue(value, forKey: option.name)
                    if ![nil, value].contains(earlier) { throw UsageError.repeatedOption(option) }
                } else {
                    throw UsageError.missingValue(option)
                }
            }
        }
    }

    /// Whether an option was given.
    package func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// Adds an option without a value.
    package mutating func add(_ option: Option) { values[option.name] = "" }

    /// The value of an option, if it was given.
    package func value(of option: Option) -> String? { values[option.name] }

    /// Removes and returns the next word, unless it is an option: then the value was forgotten.
    private static func takeValue(from words: inout ArraySlice<String>, options: [Option]) -> String? {
        guard let word = words.first, !options.contains(where: { $0.name == word }) else { return nil }
        return words.popFirst()
    }

    /// Checks that a command takes these options and operands.
    ///
    /// - Throws: ``UsageError``.
    package func validate(for command: CommandOutline, commonOptions: [Option]) throws {
        // Someone who asks for help need not get anything else right.
        if has(.help) || has(.version) { return }
        let taken = command.options + commonOptions
        let given = values.sorted { $0.key < $1.key }
        for (name, _) in given where !taken.contains(where: { $0.name == name }) {
            throw UsageError.foreignOption(name, command: command.name)
        }
        for option in taken.sorted(by: { $0.name < $1.name }) {
            if let value = values[option.name], let known = option.values, !known.contains(value) {
                throw UsageError.badValue(option, value)
            }
        }
        if operands.count > command.mostOperands {
            throw UsageError.tooManyOperands(command: command.name, extra: operands[command.mostOperands])
        }
    }
}
