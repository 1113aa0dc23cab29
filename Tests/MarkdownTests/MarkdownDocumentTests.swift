import TestSupport
import Testing

@testable import WorkbookMarkdown

struct MarkdownDocumentTests {
    private func blocks(_ text: String) -> [MarkdownBlock] { MarkdownDocument(parsing: text).blocks }

    private func paragraph(_ text: String) -> MarkdownBlock { .paragraph([.text(text)]) }

    // MARK: - Blocks

    @Test("Headings and paragraphs are distinguished, and a paragraph's lines are joined")
    func paragraphs() {
        expectEqual(
            blocks("# One\nwords\nand more\n\n### Three ###\n#five\n"),
            [
                .heading(level: 1, [.text("One")]), paragraph("words and more"),
                .heading(level: 3, [.text("Three")]), paragraph("#five"),
            ])
    }

    @Test("Fenced code keeps its lines and its language, whatever they look like")
    func fencedCode() {
        expectEqual(
            blocks("```swift\nlet a = \"*b*\"\n\n# no heading\n```\nwords"),
            [
                .code(language: "swift", lines: ["let a = \"*b*\"", "", "# no heading"]), paragraph("words"),
            ])
        expectEqual(
            blocks("~~~text\n```\n~~~\n\n````\n```\n````\n``` a `` b ```"),
            [
                .code(language: "text", lines: ["```"]), .code(language: "", lines: ["```"]),
                .paragraph([.code("a `` b")]),
            ])
        expectEqual(blocks("```\nnever closed"), [.code(language: "", lines: ["never closed"])])
    }

    @Test("Four spaces of indentation make code, counted from the text in a list item")
    func indentedCode() {
        expectEqual(
            blocks("    a\n\n      b\n\nc"),
            [
                .code(language: "", lines: ["a", "", "  b"]), paragraph("c"),
            ])
        expectEqual(
            blocks("5. is so:\n\n       code\n\nwords"),
            [
                .list([
                    MarkdownItem(
                        mark: "5.", blocks: [paragraph("is so:"), .code(language: "", lines: ["code"])])
                ]), paragraph("words"),
            ])
    }

    @Test("List items are separated from each other and what follows, with or without blank lines")
    func list() {
        let two: [MarkdownBlock] = [
            .list([
                MarkdownItem(mark: "-", blocks: [paragraph("one and more")]),
                MarkdownItem(mark: "-", blocks: [paragraph("two")]),
            ]), paragraph("words"),
        ]
        expectEqual(blocks("- one\n  and more\n- two\n\nwords"), two)
        expectEqual(blocks("- one\n  and more\n\n- two\n\nwords"), two)
    }

    @Test("Nested list items can have letters and directly follow the text of their item")
    func nestedList() {
        expectEqual(
            blocks("3. each of these:\n   a. one\n      more\n   b. two\n4. four"),
            [
                .list([
                    MarkdownItem(
                        mark: "3.",
                        blocks: [
                            paragraph("each of these:"),
                            .list([
                                MarkdownItem(mark: "a.", blocks: [paragraph("one more")]),
                                MarkdownItem(mark: "b.", blocks: [paragraph("two")]),
                            ]),
                        ]), MarkdownItem(mark: "4.", blocks: [paragraph("four")]),
                ])
            ])
    }

    @Test("A number that happens to begin a line of a paragraph isn't a list item")
    func number() {
        expectEqual(
            blocks("There are more than\n40. That is so."),
            [
                paragraph("There are more than 40. That is so.")
            ])
    }

    @Test("A table has a header and rows, all of the same length")
    func table() {
        expectEqual(
            blocks("| a | `b \\| c` |\n| --- | :---: |\n| 1 |\n| 2 | 3 | 4 |\n\nwords"),
            [
                .table(
                    head: [[.text("a")], [.code("b | c")]],
                    rows: [[[.text("1")], []], [[.text("2")], [.text("3")]]]), paragraph("words"),
            ])
    }

    @Test("A quote can contain what any text can contain")
    func quote() {
        expectEqual(
            blocks("> one\n>\n> - two\nwords"),
            [
                .quote([paragraph("one"), .list([MarkdownItem(mark: "-", blocks: [paragraph("two")])])]),
                paragraph("words"),
            ])
    }

    @Test(
        "Deeply nested text doesn't overflow the stack",
        arguments: ["> ", "\n- ", "\n> > > > > > > > > > ", "[", "![", "*a ", "**", "` ", "\\", "<!--"])
    func hostile(beginning: String) {
        let text = "a " + String(repeating: beginning, count: 500)
        #expect(!blocks(text).isEmpty)
    }

    @Test("Thousands of beginnings without an end are read in one pass")
    func unfinished() {
        // If each of them searched the rest of the text, this would take hours.
        for beginning in ["<", "<!--"] {
            #expect(!blocks(String(repeating: beginning, count: 50_000)).isEmpty)
        }
    }

    // MARK: - Running text

    @Test("Code, emphasis and links are found in running text", arguments: Sample.all)
    func inline(_ sample: Sample) { expectEqual(MarkdownInline.parse(sample.text), sample.inlines) }

    struct Sample: Sendable, CustomTestStringConvertible {
        var text: String
        var inlines: [MarkdownInline]
        var testDescription: String { text }

        init(_ text: String, _ inlines: [MarkdownInline]) {
            self.text = text
            self.inlines = inlines
        }

        static let all = [
            Sample("a `b*c*` d", [.text("a "), .code("b*c*"), .text(" d")]),
            Sample("`` a ` b ``", [.code("a ` b")]),
            Sample("a ` b", [.text("a ` b")]),
            Sample("*a* b", [.emphasis([.text("a")]), .text(" b")]),
            Sample("**a `**` b**", [.strong([.text("a "), .code("**"), .text(" b")])]),
            Sample("*a **b** c*", [.emphasis([.text("a "), .strong([.text("b")]), .text(" c")])]),
            Sample("2 * 3 * 4", [.text("2 * 3 * 4")]),
            Sample("a \\* b\\\\", [.text("a * b\\")]),
            Sample("[`a`](b%20c.md).", [.link([.code("a")], target: "b%20c.md"), .text(".")]),
            Sample("[a](b(c))", [.link([.text("a")], target: "b(c)")]),
            Sample("[weak self] (a)", [.text("[weak self] (a)")]),
            Sample("<https://a.b>", [.link([.text("https://a.b")], target: "https://a.b")]),
            Sample("a < b > c", [.text("a < b > c")]),
            Sample("[a](<b> \"c d\")", [.link([.text("a")], target: "b")]),
            Sample("![a `b`](c.png).", [.text("a "), .code("b"), .text(".")]),
            Sample("a <!-- *b* --> c <!-- d", [.text("a  c <!-- d")]),
        ]
    }

    @Test("A section ends at the next heading of its level, and its title may contain code")
    func section() {
        let document = MarkdownDocument(parsing: "# All\n## A `b`\none\n### c\ntwo\n## d\nthree\n")
        expectEqual(
            document.section(titled: "A b"), MarkdownDocument(parsing: "one\n### c\ntwo\n"))
        expectEqual(document.section(titled: "d"), MarkdownDocument(parsing: "three"))
        #expect(document.section(titled: "e") == nil)
        expectEqual(
            document.section(withTitleContaining: "A B"),
            MarkdownDocument(parsing: "## A `b`\none\n### c\ntwo\n"))
        #expect(document.section(withTitleContaining: "e") == nil)
    }

    @Test("A section is followed by the one after its own parts, and a few words find it")
    func sections() {
        let document = MarkdownDocument(
            parsing: "# All\n## A question\n## Kinds of questions\n### 1.1 Write `b`\n## What kind?\n## Why\n"
        )
        expectEqual(document.mainTitles, ["A question", "Kinds of questions", "What kind?", "Why"])
        expectEqual(document.title(after: "Kinds of questions"), "What kind?")
        expectEqual(document.title(after: "Why"), nil)
        expectEqual(
            document.titles.map(document.words),
            ["question", "questions", "write", "what", "Why"])
        for title in document.titles {
            expectEqual(document.title(containing: document.words(for: title)), title)
        }
    }
}
