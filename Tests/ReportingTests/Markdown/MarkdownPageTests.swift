import Testing
import TestSupport
import WorkbookMarkdown

@testable import WorkbookReporting

struct MarkdownPageTests {
    private func page(_ text: String, width: Int = 40) -> String {
        MarkdownPage(width: width).lines(MarkdownDocument(parsing: text)).plain
    }

    @Test("Headings start at the edge, text wraps at the width, and code doesn't wrap")
    func whole() {
        expectEqual(
            page(
                """
                # A *title*
                Words that are longer than a line and so are broken.

                ```swift
                    func aVeryLongName(of something: String) -> Int { 1 }
                    }
                ```
                - one point that takes more than a line
                - two
                """),
            """
            A title

              Words that are longer than a line and
              so are broken.

                func aVeryLongName(of something: String) -> Int { 1 }
                }

              - one point that takes more than a
                line
              - two

            """)
    }

    @Test("Code is indented further than text, however long its lines are", arguments: [3, 37, 60])
    func codeMargin(length: Int) {
        let line = String(repeating: "x", count: length)
        expectEqual(page("Words.\n\n```\n\(line)\ny\n```"), "  Words.\n\n    \(line)\n    y\n")
    }

    @Test("A quote has a line along its edge")
    func quote() {
        expectEqual(
            page("> Words that are longer than a line of it."),
            "  │ Words that are longer than a line of\n  │ it.\n")
    }

    @Test("The kind of a word determines its role, and everything in a heading is strong")
    func roles() {
        func roles(_ text: String) -> [Span.Role] {
            MarkdownPage(width: 80).lines(MarkdownDocument(parsing: text))[0].map(\.role)
        }
        expectEqual(roles("a `b` **c** [d](e)"), [.plain, .symbol, .plain, .strong, .plain, .path, .plain])
        expectEqual(Set(roles("# a `b` *c*")), [.strong])
        // If the whole text is emphasized, it is a note and therefore faint.
        expectEqual(roles("*About 15 minutes to read.*"), [.plain, .faint])
        expectEqual(roles("```sh\nswift test\n```"), [.plain, .command])
    }

    @Test("Without colors, code in running text keeps its backticks")
    func ticks() {
        var style = MarkdownPage(width: 80)
        style.marksCode = true
        expectEqual(style.lines(MarkdownDocument(parsing: "a `b`")).plain, "  a `b`\n")
        style.marksCode = false
        expectEqual(style.lines(MarkdownDocument(parsing: "a `b`")).plain, "  a b\n")
    }

    @Test("A link shows its target once, and the target is never broken")
    func links() {
        var style = MarkdownPage(width: 40)
        style.place = { $0.contains(":") ? $0 : "Lessons/\($0)" }
        func text(_ markdown: String) -> String { style.lines(MarkdownDocument(parsing: markdown)).plain }
        expectEqual(text("In [Example](Example)."), "  In Lessons/Example.\n")
        expectEqual(text("See [the table](a.md)."), "  See the table (Lessons/a.md).\n")
        expectEqual(text("<https://a.b/c>"), "  https://a.b/c\n")
        expectEqual(
            text("This leads [far away](https://example.org/a-long-path), and back."),
            "  This leads far away\n  (https://example.org/a-long-path), and\n  back.\n")
    }

    // MARK: - Tables

    private let table = """
        | level | who can use it |
        | --- | --- |
        | `private` | the declaration around it, and extensions of it in the same file |
        | open | everybody |
        """

    @Test("A table that fits is shown in columns")
    func wideTable() {
        expectEqual(
            page("| a | b |\n|---|---|\n| one | 2 |\n| three | 4 |"),
            """
              a       b
              ─────────
              one     2
              three   4

            """)
    }

    @Test("Words are broken if a column is too narrow for them")
    func narrowTable() {
        expectEqual(
            page(table, width: 50),
            """
              level     who can use it
              ────────────────────────────────────────────────
              private   the declaration around it, and
                        extensions of it in the same file

              open      everybody

            """)
    }

    @Test("Without enough space for columns, each row becomes a record")
    func records() {
        expectEqual(
            page(table, width: 30),
            """
              level: private
              who can use it: the
                declaration around it, and
                extensions of it in the
                same file

              level: open
              who can use it: everybody

            """)
    }
}
