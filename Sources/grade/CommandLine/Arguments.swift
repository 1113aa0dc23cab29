// Our own argument reader, because the project takes no packages. It stays this small: words, a handful of options
// with at most one value, and errors that suggest what was meant.

import WorkbookModel

/// A command line, taken apart.
struct Arguments {
    /// The subcommand.
    var command: any Subcommand.Type
    /// The words behind it.
    var operands: [String] = []
    private var values: [Option: String] = [:]

    /// Takes a command line apart.
    ///
    /// - Throws: ``UsageError``.
    init(parsing words: [String]) throws {
        var rest = words[...]
        var plain: [String] = []
        var onlyOperands = false
        while let word = rest.popFirst() {
            if onlyOperands || !word.hasPrefix("-") || word == "-" {
                plain.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init)
                let option = try Arguments.option(named: parts[0] == "-h" ? "--help" : parts[0])
                if option.valueName == nil {
                    if parts.count > 1 { throw UsageError.needlessValue(option) }
                    values[option] = ""
                } else if let value = parts.count > 1 ? parts[1] : Arguments.takeValue(from: &rest),
                    !value.isEmpty
                {
                    values[option] = value
                } else {
                    throw UsageError.missingValue(option)
                }
            }
        }
        command = try Arguments.takeCommand(from: &plain)
        operands = plain
        try validate()
    }

    /// Whether an option was given.
    func has(_ option: Option) -> Bool { values[option] != nil }

    /// The value of an option, if it was given.
    func value(of option: Option) -> String? { values[option] }

    /// Whether the result should be JSON.
    var wantsJSON: Bool { has(.json) || value(of: .format) == "json" }

    /// The next word; another option is rather one that comes after a forgotten value.
    private static func takeValue(from words: inout ArraySlice<String>) -> String? {
        guard let word = words.first, Option(rawValue: word) == nil else { return nil }
        return words.popFirst()
    }

    private static func option(named name: String) throws -> Option {
        guard let option = Option(rawValue: name) else {
            let known = Option.allCases.map(\.rawValue)
            throw UsageError.unknownOption(name, suggestion: Suggestion.nearest(to: name, in: known))
        }
        return option
    }

    private static func takeCommand(from words: inout [String]) throws -> any Subcommand.Type {
        guard let first = words.first else { return WhereCommand.self }
        if let command = subcommands.first(where: { $0.name == first }) {
            words.removeFirst()
            return command
        }
        // `grade 3`, `grade 3.2` and `grade .` leave no doubt about what is meant.
        if first.first?.isNumber == true || first == "." || first.contains("/") { return LessonCommand.self }
        throw UsageError.unknownCommand(
            first, suggestion: Suggestion.nearest(to: first, in: subcommands.map { $0.name }))
    }

    private func validate() throws {
        if has(.help) || has(.version) { return }
        for option in values.keys.sorted(by: { $0.rawValue < $1.rawValue })
        where !command.options.contains(option) && !option.isGlobal {
            throw UsageError.foreignOption(option, command: command.name)
        }
        for (option, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if let known = option.values, !known.contains(value) {
                throw UsageError.badValue(option, value)
            }
        }
        if operands.count > command.mostOperands {
            throw UsageError.tooManyOperands(command: command.name, extra: operands[command.mostOperands])
        }
    }
}
