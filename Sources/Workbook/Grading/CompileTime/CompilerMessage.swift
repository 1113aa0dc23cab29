import Foundation

/// A message in the compiler's text output.
struct CompilerMessage: Hashable {
    var path: String
    var line: Int
    var column: Int
    var severity: String
    var text: String

    /// Returns the errors, each with the compiler's notes on it.
    static func errors(in messages: [CompilerMessage]) -> [(error: CompilerMessage, notes: [String])] {
        messages.reduce(into: []) { errors, message in
            if message.severity == "error" {
                errors.append((message, []))
            } else if message.severity == "note", let last = errors.indices.last {
                errors[last].notes.append(message.text)
            }
        }
    }

    /// Finds the messages in the output of a build, each once.
    ///
    /// SwiftPM passes on no stable machine-readable format, so this is the only place that reads the
    /// compiler's text: `path:line:column: error: message`, repeated by every job that found the error.
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
