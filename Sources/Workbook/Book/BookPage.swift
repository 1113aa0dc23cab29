import WorkbookModel

/// The names of a book's pages: DocC knows a page by the name of its file.
enum BookPage {
    /// The name of the catalog and its root page, which is also the folder of all pages in the site.
    static let root = "Workbook"
    /// The page with the guide to choosing a technique.
    static let guide = "Decision-Guide"

    /// Returns the page of a chapter.
    static func chapter(_ lesson: Lesson) -> String { "Lesson-\(lesson.number)" }

    /// Returns the page with the sources of a lesson's example.
    static func example(_ lesson: Lesson) -> String { "Example-\(lesson.number)" }

    /// Returns the page of an exercise.
    static func exercise(_ exercise: Exercise) -> String {
        "Exercise-\(exercise.id.lesson)-\(exercise.id.position)"
    }

    /// Returns a link whose text is the title of the page.
    static func link(_ page: String) -> String { "<doc:\(page)>" }

    /// Returns a title as Markdown that shows it character by character.
    ///
    /// DocC shows backquotes in titles as they are, so they are left out.
    static func title(_ text: String) -> String { escaped(text.replacing("`", with: "")) }

    /// Returns a text as Markdown that shows it character by character, in one line.
    static func escaped(_ text: String) -> String {
        let special = Set(#"\*_{}[]()#+-.!<>|@&~`"#)
        return text.reduce(into: "") { title, character in
            if special.contains(character) { title.append("\\") }
            title.append(character.isNewline ? " " : character)
        }
    }

    /// Returns code as a fenced block, whatever the code contains.
    static func code(_ code: String, language: String = "swift") -> String {
        // DocC colors some words of a command, such as the subcommand `test`, and leaves plain text as it is.
        let language = ["sh", "bash", "zsh", "shell", "console"].contains(language) ? "text" : language
        let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)\(language)\n\(code.trimmingNewlines)\n\(fence)"
    }

    /// Returns lines inside a directive, indented.
    static func indented(_ text: String, by count: Int = 4) -> String {
        let blanks = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
    }
}

extension String {
    /// The text without line ends at its beginning and its end.
    var trimmingNewlines: String {
        var text = self[...]
        while text.first?.isNewline == true { text.removeFirst() }
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
