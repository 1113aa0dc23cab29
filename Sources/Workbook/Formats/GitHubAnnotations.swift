import WorkbookModel
import WorkbookReporting

/// Annotations of GitHub Actions, as commands in the log of a step.
///
/// Source: the escaping of actions/toolkit, `command.ts`, and its reading by actions/runner, `ActionCommand.cs`. A step
/// shows ten annotations of each type; the last error says how many there are besides.
package struct GitHubAnnotations {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most annotations of a type that a step shows.
    static let most = 10
    /// The most characters of a message.
    private static let longest = 4000

    /// The commands, a line each.
    var text: String {
        let found = input.entries.flatMap { entry in
            entry.tests(in: input.course).filter(\.isProblem)
                .map {
                    (title: entry.title, file: input.course.shownPath(of: entry.exercise.mainFile), test: $0)
                }
        }
        let reviews = found.filter { $0.test.subject == .review }
        let problems = found.filter { $0.test.subject != .review }
        var lines: [String] = []
        for (type, group) in [("error", problems), ("warning", reviews)] {
            let shown = group.count > Self.most ? Self.most - 1 : group.count
            lines += group.prefix(shown).map { command(type, $0.title, $0.file, $0.test) }
            if shown < group.count {
                let words = "\(group.count - shown) more, which the log of this step or a report lists"
                lines.append("::\(type) title=\(Self.property(input.title))::\(Self.data(words))")
            }
        }
        let count = "\(input.passedCount) of \(Format.count(input.entries.count, "exercise")) passed"
        let words = ([count] + (input.grade?.notes ?? [])).joined(separator: "\n")
        lines.append("::notice title=\(Self.property(input.title))::\(Self.data(words))")
        return lines.joined(separator: "\n") + "\n"
    }

    private func command(_ type: String, _ title: String, _ file: String, _ test: ReportedTest) -> String {
        // A problem without a place belongs to the learner's first file.
        let place = test.place ?? Place(path: file, line: 1)
        var properties = ["file=\(Self.property(place.path))", "line=\(place.line)"]
        if let column = place.column { properties.append("col=\(column)") }
        properties.append("title=\(Self.property("\(title): \(test.name)"))")
        return "::\(type) \(properties.joined(separator: ","))::\(Self.data(test.message))"
    }

    /// Returns a text as the value of a property, which ends at a comma or a colon.
    private static func property(_ text: String) -> String {
        data(FormatText.line(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    /// Returns a text as the message of a command, which ends with its line.
    private static func data(_ text: String) -> String {
        FormatText.block(FormatText.limited(text, to: longest)).replacing("%", with: "%25")
            .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// Returns text between commands that keep the runner from obeying anything in it.
    ///
    /// The runner obeys any line that begins with `::` after blanks, and `##[` anywhere in a line, so that text by learners
    /// must not reach a log without these.
    ///
    /// - Parameter token: A word that can't be guessed, a new one for each run.
    package static func inert(_ lines: [String], token: String) -> [String] {
        ["::stop-commands::\(token)"] + lines.map { $0.replacing(token, with: "…") } + ["::\(token)::"]
    }
}
