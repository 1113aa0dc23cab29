import WorkbookModel

/// A step summary of GitHub Actions, in Markdown.
///
/// Source: GitHub's reference of workflow commands: at most 1 MiB a step, and nothing at all is shown of more.
struct GitHubSummary {
    private let input: FormatInput
    private let limit: Int

    /// Creates a summary.
    ///
    /// - Parameter limit: The most bytes.
    init(_ input: FormatInput, limit: Int = 1 << 20) {
        self.input = input
        self.limit = limit
    }

    /// The most characters of a message.
    private static let longest = 4000
    private static let cut =
        "_The rest is left out, because GitHub shows at most 1 MiB. A report as JSON has all of it._\n"

    /// The document.
    var text: String {
        var text = ""
        for block in head + input.entries.flatMap(details) {
            // Whole blocks only: half a table or half a fence would change the meaning of what follows.
            if text.utf8.count + block.utf8.count + Self.cut.utf8.count > limit { return text + Self.cut }
            text += block
        }
        return text
    }

    private var head: [String] {
        let count = "\(input.passedCount) of \(Format.count(input.entries.count, "exercise")) passed."
        let start =
            "## \(Self.inline(input.title))\n\n\(count)\n\n| | Exercise | Result |\n| :-: | --- | --- |\n"
        let rows = input.entries.map { entry in
            let standing = ExerciseStatus(entry.verdict?.outcome, hasPassed: false)
            let result = entry.verdict?.summary.text ?? entry.absence
            return
                "| \(standing.symbol) | \(Self.inline(entry.title)) | \(Self.inline(result)) |\n"
        }
        return [start] + rows + ["\n"]
    }

    private func details(of entry: FormatInput.Entry) -> [String] {
        let problems = entry.tests(in: input.course).filter { $0.status == .failed || $0.status == .error }
        if problems.isEmpty { return [] }
        return ["### \(Self.inline(entry.title))\n\n"]
            + problems.map { test in
                let place = test.place.map { " (\(MarkdownText.code($0.text)))" } ?? ""
                let message = FormatText.lines(FormatText.limited(test.message, to: Self.longest))
                return
                    "**\(Self.inline(test.name))**\(place)\n\n\(MarkdownText.block(message).joined(separator: "\n"))\n\n"
            }
    }

    /// Returns text in which nothing is markup, and none of the links and mentions that GitHub makes without any markup.
    static func inline(_ text: String) -> String {
        MarkdownText.escaped(text).replacing("@", with: "&#64;").replacing("://", with: "&#58;//")
            .replacing("www.", with: "www&#46;")
    }
}
