import Foundation

/// A message in the compiler's text output.
struct CompilerMessage: Hashable {
    var path: String
    var line: Int
    var column: Int
    var severity: String
    var text: String
    /// The line of code that the compiler shows for it; empty if it shows none.
    var code = ""

    /// Returns the errors, each with the compiler's notes on it.
    static func errors(in messages: [CompilerMessage]) -> [(error: CompilerMessage, notes: [CompilerMessage])]
    {
        messages.reduce(into: []) { errors, message in
            if message.severity == "error" {
                errors.append((message, []))
            } else if message.severity == "note", let last = errors.indices.last {
                errors[last].notes.append(message)
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
        let lines = output.split(whereSeparator: \.isNewline)
        return lines.indices.compactMap { index in
            let line = lines[index]
            guard let match = line.wholeMatch(of: header), let row = Int(match.2), let column = Int(match.3)
            else {
                return nil
            }
            let message = CompilerMessage(
                path: String(match.1), line: row, column: column, severity: String(match.4),
                text: String(match.5))
            guard seen.insert(message).inserted else { return nil }
            return message.showing(index + 1 < lines.count ? lines[index + 1] : "")
        }
    }

    /// Returns the message with the line below it as its code, if that line is long enough to be it.
    private func showing(_ line: Substring) -> CompilerMessage {
        var message = self
        let isOutput = line.hasPrefix("<unknown>:") || line.wholeMatch(of: /\/[^:]+:\d+:\d+: .+/) != nil
        if !isOutput, line.utf8.count + 1 >= column { message.code = String(line.prefix(1000)) }
        return message
    }
}
