/// A message in the compiler's text output.
package struct CompilerMessage: Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var severity: String
    package var text: String
    /// The compiler's identifier for this kind of message; `nil` unless it was asked for.
    package var identifier: String?
    /// The compiler's name for a group of warnings, such as `StrictMemorySafety`.
    package var group: String?
    /// The line of code that the compiler shows for it; empty if it shows none.
    package var code = ""

    /// Describes a message.
    package init(
        path: String, line: Int, column: Int, severity: String, text: String, identifier: String? = nil,
        group: String? = nil, code: String = ""
    ) {
        (self.path, self.line, self.column, self.severity) = (path, line, column, severity)
        (self.text, self.identifier, self.group, self.code) = (text, identifier, group, code)
    }

    /// Returns the errors, each with the compiler's notes on it.
    package static func errors(
        in messages: [CompilerMessage]
    ) -> [(error: CompilerMessage, notes: [CompilerMessage])] {
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
    ///
    /// - Parameter hasIdentifiers: Whether the compiler was asked for the identifier of each message
    ///   (`-debug-diagnostic-names`), which it adds in brackets.
    /// - Parameter isRepeating: Whether to keep a message that was found before.
    package static func parse(
        _ output: String, hasIdentifiers: Bool = false, isRepeating: Bool = false
    ) -> [CompilerMessage] {
        let header = /(\/[^:]+\.swift):(\d+):(\d+): (error|warning|note): (.+)/
        // A name of the learner's may end with brackets as well, but the compiler's own come last.
        let suffix = /\ \[([a-z0-9]+(?:_[a-z0-9]+)+)\](?:\ \[#(\w+)\])?$/
        var seen: Set<CompilerMessage> = []
        let lines = output.split(whereSeparator: \.isNewline)
        return lines.indices.compactMap { index in
            let line = lines[index]
            guard let match = line.wholeMatch(of: header), let row = Int(match.2), let column = Int(match.3)
            else {
                return nil
            }
            let named = hasIdentifiers ? match.5.firstMatch(of: suffix) : nil
            let message = CompilerMessage(
                path: String(match.1), line: row, column: column, severity: String(match.4),
                // A name in it can be as long as the learner's file.
                text: String(named.map { match.5[..<$0.range.lowerBound] } ?? match.5).bounded(to: 4000),
                identifier: named.map { String($0.1) }, group: named?.2.map(String.init))
            guard seen.insert(message).inserted || isRepeating else { return nil }
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
