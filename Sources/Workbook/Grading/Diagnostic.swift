import Foundation

/// One message of the compiler.
public struct Diagnostic: Sendable, Hashable {
    /// Whose file the compiler complained about.
    public enum Origin: Sendable, Hashable {
        /// A file of the learner.
        case learner
        /// A given file of the exercise, or a module that it imports.
        case given
        /// The hidden suite; its lines are never shown.
        case suite
        /// Anything else.
        case other
    }

    /// Whose file it is.
    public var origin: Origin
    /// Where it is, in a file that the learner knows; `nil` for the hidden suite.
    public var place: Place?
    /// The message; for the hidden suite, what the suite needs.
    public var message: String
    /// What the message means, in plain words, where that is known.
    public var advice: String?

    /// Describes a message.
    init(origin: Origin, place: Place?, message: String, advice: String? = nil) {
        self.origin = origin
        self.place = place
        self.message = message
        self.advice = advice
    }
}

/// A line of the compiler's text output, as it stands there.
struct CompilerMessage: Hashable {
    var path: String
    var line: Int
    var column: Int
    var severity: String
    var text: String

    /// The errors with what the compiler adds to each of them.
    static func errors(in messages: [CompilerMessage]) -> [(error: CompilerMessage, notes: [String])] {
        messages.reduce(into: []) { errors, message in
            if message.severity == "error" {
                errors.append((message, []))
            } else if message.severity == "note", let last = errors.indices.last {
                errors[last].notes.append(message.text)
            }
        }
    }

    /// Finds the messages in what a build printed, each once.
    ///
    /// The compiler has no stable machine format that SwiftPM passes on, so this is the one place that reads its
    /// text: `path:line:column: error: message`, repeated by every job that met it.
    static func parse(_ output: String) -> [CompilerMessage] {
        let header = /(\/[^:]+\.swift):(\d+):(\d+): (error|warning|note): (.+)/
        var seen: Set<CompilerMessage> = []
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let match = line.wholeMatch(of: header), let row = Int(match.2), let column = Int(match.3)
            else {
                return nil
            }
            let message = CompilerMessage(
                path: String(match.1), line: row, column: column, severity: String(match.4),
                text: String(match.5))
            return seen.insert(message).inserted ? message : nil
        }
    }
}

/// Turns an error inside the hidden suite, or in a given file, into what that needs of the learner's code.
enum SuiteNeed {
    /// A sentence without any of the suite's lines.
    static func sentence(for message: String, from who: String = "the suite") -> String {
        // The patterns take quadratic time; names in the learner's code can make a message as long as they like.
        let message = String(message.prefix(1000))
        if let match = message.firstMatch(of: /'([^']+)' is inaccessible due to '([^']+)' protection level/) {
            return "\(who) needs `\(match.1)`, which is \(match.2) here"
        }
        if message.contains("setter is inaccessible") {
            return "\(who) needs to set a property whose setter it cannot reach"
        }
        if let match = message.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
            return "\(who) needs `\(match.1)`, and cannot find it in your code"
        }
        if let match = message.firstMatch(
            of: /(?:value of )?type '([^']+)' has no (?:dynamic )?member '([^']+)'/)
        {
            return "\(who) needs `\(match.2)` in `\(match.1)`, and cannot find it there"
        }
        if let match = message.firstMatch(
            of: /type '([^']+)' does not conform to (?:expected type|specified type|protocol) '([^']+)'/)
        {
            return "\(who) needs `\(match.1)` to conform to `\(match.2)`"
        }
        if let match = message.firstMatch(of: /no such module '([^']+)'/) {
            return "\(who) needs the module `\(match.1)`, which was not built"
        }
        if let match = message.firstMatch(
            of: /incorrect argument labels? in call \(have '([^']+)', expected '([^']+)'\)/)
        {
            return
                "\(who) needs to call something with `\(match.1)`, which is written with `\(match.2)` in your code"
        }
        if let match = message.firstMatch(of: /missing arguments? for parameters? (.+) in call/) {
            let missing = CompileAdvice.parameters(String(match.1))
            return "\(who) needs to call something that asks for more in your code: \(missing)"
        }
        return "\(who) cannot be compiled with your code: \(message)"
    }
}
