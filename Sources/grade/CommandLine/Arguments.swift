// Our own argument reader, because the project takes no packages. It stays this small: words, a handful of options
// with at most one value, and errors that suggest what was meant.

import Workbook

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
        case .undo: "bring back what the last reset put aside"
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

/// Why a command line cannot be understood.
enum UsageError: Error, Equatable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case foreignOption(Option, command: String)
    case missingValue(Option)
    case needlessValue(Option)
    case badValue(Option, String)
    case missingOperand(command: String, what: String)
    case tooManyOperands(command: String, extra: String)
    case severalExercises(command: String, lesson: Int, exercises: [String])
    case badOperand(String, what: String, command: String)
    case nobodyToAsk(command: String, instead: String)
    case unknownOperand(command: String, String, known: [String])
}

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
                } else if let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty {
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
