import WorkbookModel
import WorkbookReporting

/// Annotations of GitHub Actions, as commands in the log of a step.
///
/// A step shows ten annotations of each type; the last one of a type says how many there are besides.
package struct GitHubAnnotations {
    private let input: FormatInput

    init(_ input: FormatInput) { self.input = input }

    /// The most annotations of a type that a step shows.
    static let most = 10

    /// The commands, a line each.
    var text: String {
        let found = input.entries.flatMap { entry in
            entry.tests(in: input.course).filter { $0.isProblem || $0.subject == .review }
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
                let words = "\(group.count - shown) more; --format junit lists all"
                lines.append("::\(type) title=\(GitHubText.property(input.title))::\(GitHubText.data(words))")
            }
        }
        let words = input.overview.joined(separator: "\n")
        lines.append("::notice title=\(GitHubText.property(input.title))::\(GitHubText.data(words))")
        return lines.joined(separator: "\n") + "\n"
    }

    private func command(_ type: String, _ title: String, _ file: String, _ test: ReportedTest) -> String {
        // A problem without a place belongs to the learner's first file.
        let place = test.place ?? Place(path: file, line: 1)
        var properties = ["file=\(GitHubText.property(place.path))", "line=\(place.line)"]
        if let column = place.column { properties.append("col=\(column)") }
        properties.append("title=\(GitHubText.property("\(title): \(test.headline)"))")
        return "::\(type) \(properties.joined(separator: ","))::\(GitHubText.data(test.message))"
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
