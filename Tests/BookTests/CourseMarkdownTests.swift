import TestSupport
import Testing
import WorkbookMarkdown

@testable import WorkbookBook

@Suite struct CourseMarkdownTests {
    private func translate(_ text: String) -> String {
        let markdown = CourseMarkdown { $0 == "Example" ? "doc:Example-1" : nil }
        return markdown.text(of: MarkdownDocument(parsing: text))
    }

    @Test(
        "Markdown that DocC would read differently is rewritten",
        arguments: [
            // A line that begins with an at sign is a directive.
            ("@testable import", "\\@testable import"), ("One\n@testable import", "One @testable import"),
            ("- @Test is one", "- \\@Test is one"), ("1. @Test is one", "1. \\@Test is one"),
            ("> @Test is one", "> \\@Test is one"), ("Ask `@Test`, or @Test", "Ask `@Test`, or @Test"),
            ("}", "\\}"),
            // Two backquotes are a link to a symbol.
            ("``Meter``", "`Meter`"), ("`` a`b ``", "a\\`b"), ("``` Meter ```", "`Meter`"),
            ("a ` alone", "a \\` alone"),
            // HTML is left out.
            ("An Array<Int> or `Array<Int>`", "An Array\\<Int> or `Array<Int>`"),
            ("a <!-- note\nb --> c", "a  c"), ("<https://swift.org>", "<https://swift.org>"),
            ("a \\< b", "a \\< b"),
            // Two hyphens become a dash, and three periods become an ellipsis.
            ("--plain, `--plain`, a --- b...", "\\--plain, `--plain`, a \\-\\-- b\\.\\.."),
            // A word and a colon in a list describe a parameter.
            ("- Returns: a number", "- Returns\u{2060}: a number"),
            ("- **Returns:** a number", "- **Returns:** a number"),
            // Headings with these names hold lists of links, and no heading shows code.
            ("## Topics", "### Topics"), ("## See Also ##", "### See Also"),
            ("# Another title", "## Another title"), ("## The `x_y` of it", "## The x\\_y of it"),
            ("## One ` alone", "## One \\` alone"),
        ])
    func differences(text: String, expected: String) { expectEqual(translate(text), expected) }

    @Test(
        "Links to pages of the book and to the web are kept, and any other link becomes text",
        arguments: [
            ("See [the example](Example).", "See [the example](doc:Example-1)."),
            ("See [Example](Example).", "See [Example](doc:Example-1)."),
            ("[https://a.b](https://a.b)", "<https://a.b>"), ("[Other](Other)", "Other"),
            ("[`a[0]`\nof it](Example)", "[`a[0]` of it](doc:Example-1)"),
            ("[Swift](https://swift.org \"the site\")", "[Swift](https://swift.org)"),
            ("[S](https://a.b/c_(d))", "[S](https://a.b/c_(d))"),
            ("[the suite](../../Tests/Suites)", "the suite"), ("[page](doc:Lesson-9)", "page"),
            ("[x](javascript:alert)", "x"), ("[x](file:///etc/passwd)", "x"),
            ("![A meter](meter.png)", "A meter"), ("![A](https://a.b/c.png)", "A"),
            ("an array [1] and [2]", "an array \\[1\\] and \\[2\\]"), ("[open", "\\[open"),
            ("`[x](Solutions)`", "`[x](Solutions)`"),
        ])
    func links(text: String, expected: String) { expectEqual(translate(text), expected) }

    @Test("Code keeps its characters, in a fence that doesn't occur in the code")
    func code() {
        let blocks = """
            ```swift
            @Test func a() -> Array<Int> { [x](y) }
            ## Topics
            }
            ```

            ~~~text
            ``Meter`` ```
            ~~~

            - A point

              ````
              @Test
              ```
              ````

            Text

                @Test in an indented block
            """
        let expected = blocks.replacing("~~~", with: "````")
            .replacing("    @Test in an indented block", with: "```\n@Test in an indented block\n```")
        expectEqual(translate(blocks), expected)
    }

    @Test("An excerpt from inside a type starts at the margin and keeps its relative indentation")
    func excerpt() {
        expectEqual(
            translate("```swift\n    func a() {\n\n        b()\n    }\n```"),
            "```swift\nfunc a() {\n\n    b()\n}\n```")
        expectEqual(translate("```swift\n    let a = 1"), "```swift\nlet a = 1\n```")
    }

    @Test(
        "Text that is cut off anywhere is still translated",
        arguments: ["```", "[a](", "[a", "<", "`", "\\", "![", "<!--", "#", "- "])
    func cut(text: String) { #expect(translate("before " + text).hasPrefix("before ")) }

    @Test(
        "Commands are marked as text, so that DocC doesn't color them",
        arguments: ["sh", "bash", "console", "text"])
    func commands(language: String) {
        expectEqual(translate("```\(language)\nswift test\n```"), "```text\nswift test\n```")
    }

    @Test("A title shows its characters literally, without backquotes")
    func escaping() {
        expectEqual(BookPage.title("`a_b` <T>: *x*\n#1"), "a\\_b \\<T\\>: \\*x\\* \\#1")
        expectEqual(BookPage.code("let a = \"```\""), "````swift\nlet a = \"```\"\n````")
    }
}
